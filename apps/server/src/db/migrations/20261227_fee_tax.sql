-- The tax on the allocation fee, where an installation has its parameters already and nobody has written it.
insert into loan_parameter (loan_type, name, valid_from, value, source)
select loan_type, 'fee-bsmv', min(valid_from), to_jsonb(case loan_type when 'konut' then 0 else 0.15 end), '6802 m.28'
from loan_parameter
where taken_back_at is null
group by loan_type
having bool_and(name <> 'fee-bsmv');
