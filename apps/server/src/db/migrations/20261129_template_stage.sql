-- Stage of the requests for which a mail template is offered first. The templates with which brands begin have theirs.
alter table mail_template add column stage text
  check (stage in ('new', 'contacted', 'qualified', 'offered', 'won', 'lost'));
update mail_template t set stage = d.stage
from (values
  ('İsteğinizi aldık', 'new'),
  ('Ek bilgi gerekiyor', 'contacted'),
  ('Teklif hazır', 'qualified'),
  ('Teklifi hatırlatma', 'offered')
) d (name, stage)
where t.name = d.name;
