-- The spelling in which a search was typed last; null for searches of earlier versions, which stored only the folded term.
alter table search_count add column spelling text check (length(spelling) between 1 and 60);
