-- Redirects in the order of their changes.
create index redirect_updated on redirect (updated_at, id) where binned_at is null;
