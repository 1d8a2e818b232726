-- What a card of a campaign shows of its words weighs A in its document: who is typing sees why it is suggested. And
-- whether it can be read in English, which English pages show first.
alter table campaign_search add column if not exists in_english boolean not null default false;

-- In batches of campaign:
update campaign_search s
set in_english = c.english ->> 'title' is not null,
  document = setweight(to_tsvector('simple', left(s.title_key, shown.length)), 'A')
    || to_tsvector('simple', substr(s.title_key, shown.length + 1))
from campaign c
join brand b on b.id = c.brand_id
cross join lateral (select folded_text(concat_ws(' ', c.title, c.english ->> 'title', b.name)) as text) own
cross join lateral (
  -- What was folded under another name of the brand is found all the same, with the weight of the rest.
  select case when starts_with(k.title_key, own.text) then length(own.text) else 0 end as length
  from campaign_search k where k.campaign_id = c.id
) shown
where s.campaign_id = c.id and c.id = any($1);
