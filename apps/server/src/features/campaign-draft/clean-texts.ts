import type { DraftChange } from '@ayrac/domain/campaign-draft/draft-content.ts';
import { richFields } from '@ayrac/domain/campaign-draft/draft-fields.ts';
import {
  isRichText,
  plainOf,
  readRichText,
  richElements,
  writeRichText,
} from '@ayrac/domain/text/rich-text.ts';

/**
 * Reduces rich texts to the allowlisted markup in canonical form. Plain texts stay unchanged. A text without words
 * becomes empty.
 */
export async function cleanTexts(change: DraftChange): Promise<DraftChange> {
  const cleaned: Record<string, string | null> = {};
  for (const name of richFields) {
    const text = change[name];
    if (typeof text === 'string' && isRichText(text)) cleaned[name] = await cleanRichText(text);
  }
  return { ...change, ...cleaned };
}

/** Returns a sanitized rich text, or null when nothing is left. */
async function cleanRichText(text: string): Promise<string | null> {
  const { default: sanitizeHtml } = await import('sanitize-html');
  const safe = sanitizeHtml(text, {
    allowedTags: [...richElements],
    allowedAttributes: { a: ['href'] },
    allowedSchemes: ['http', 'https'],
    allowProtocolRelative: false,
    transformTags: { b: 'strong', i: 'em', div: 'p' },
  });
  const stored = writeRichText(readRichText(safe));
  return plainOf(stored) === '' ? null : stored;
}
