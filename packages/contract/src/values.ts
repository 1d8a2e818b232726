import { coverNamePattern } from '@ayrac/domain/cover/cover-name.ts';
import { pictureNamePattern } from '@ayrac/domain/picture/focus.ts';
import { locales } from '@ayrac/domain/text/locale.ts';
import { z } from 'zod';

/** A random id, made by the database. */
export const id = z.uuid();

/** The readable part of an address: lower-case letters, digits and hyphens. */
export const slug = z
  .string()
  .min(1)
  .max(120)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);

/** An instant, ISO 8601 in UTC. */
export const instant = z.iso.datetime({ offset: true });

/** TRY, or percent, as a JSON number. */
export const amount = z.number();

/** The language of a text, which may differ from the page's. */
export const language = z.enum(locales);

/** A page of a list: 24 entries each, 40 pages at most. */
export const pageNumber = z.coerce.number().int().min(1).max(40).catch(1).default(1);

/** A text with the language that it is written in. */
export const text = z.object({ text: z.string(), lang: language });

/** A picture by its name, which its content and its focus make, or what a cover is drawn from; the widths are those that variants are offered in. */
export const picture = z.object({
  hash: z.string().regex(new RegExp(`${pictureNamePattern.source}|${coverNamePattern.source}`)),
  /** Pixels of the original; they fix the ratio. */
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  alt: z.string(),
});
export type PictureValue = z.infer<typeof picture>;

/** A text with the language that it is written in. */
export type TextValue = z.infer<typeof text>;
