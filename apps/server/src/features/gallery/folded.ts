import { type SQL, sql } from 'drizzle-orm';

/** A text in SQL as the domain's `foldTurkish` makes it, where nothing keeps it folded: lists of the office alone. */
export function folded(text: SQL): SQL {
  return sql`btrim(regexp_replace(translate(lower(translate(${text}, 'ÇĞİIÖŞÜÂÎÛçğıöşüâîû', 'CGIIOSUAIUcgiosuaiu')),
    'ı', 'i'), '[^a-z0-9]+', ' ', 'g'))`;
}
