-- Suspect requests in the order of their ids, in which a search finds the first thousand.
create index lead_suspect_id on lead (id) where is_suspect;
