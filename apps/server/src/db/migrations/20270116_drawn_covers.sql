-- A demo of before stored the covers of its campaigns as pictures of their own, with the benefit in them. Nobody chose
-- them, and nobody can upload a drawing: without them these campaigns have the cover that is drawn from their address.

-- In batches of campaign:
update campaign c set showcase_hash = null, showcase_hash_en = null
from picture p
where c.id = any($1) and p.hash = c.showcase_hash and p.media_type = 'image/svg+xml'
  and not exists (select from campaign_image i where p.hash in (i.picture_hash, i.picture_hash_en))
  and not exists (select from brand b where b.mark_hash = p.hash);
