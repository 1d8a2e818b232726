-- Texts about one picture, for checking the newest pictures for a common word one after the other.
create index if not exists picture_text_hash on picture_text (hash);
