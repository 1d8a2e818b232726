import type { DraftChange } from '@ayrac/domain/campaign-draft/draft-content.ts';
import { richFields } from '@ayrac/domain/campaign-draft/draft-fields.ts';
import {
  isRichText,
  plainOf,
  readRichText,
  richElements,
  writeRichText,
} from '@ayrac/domain/text/rich-text.ts';
import sanitizeHtml from 'sanitize-html';

/**
 * Reduces rich texts to the allowlisted markup in canonical form. Plain texts stay unchanged. A text without words
 * becomes empty.
 */
export function cleanTexts(change: DraftChange): DraftChange {
  const cleaned = richFields.flatMap((name) => {
    const text = change[name];
    return typeof text === 'string' && isRichText(text) ? [[name, cleanRichText(text)] as const] : [];
  });
  return { ...change, ...Object.fromEntries(cleaned) };
}

/** Returns a sanitized rich text, or null when nothing is left. */
function cleanRichText(text: string): string | null {
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
