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
 * Leaves of rich texts what the allowlist has, in the one form in which they are stored; plain texts stay as they are.
 * What holds no word is empty.
 */
export function cleanTexts(change: DraftChange): DraftChange {
  const cleaned = richFields.flatMap((name) => {
    const text = change[name];
    return typeof text === 'string' && isRichText(text) ? [[name, cleanRichText(text)] as const] : [];
  });
  return { ...change, ...Object.fromEntries(cleaned) };
}

/** A rich text as it is stored, or null where nothing is left of it. */
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
