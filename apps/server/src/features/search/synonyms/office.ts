import { synonyms } from '@ayrac/contract/office/synonyms.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import { mostPhraseWords } from '@ayrac/domain/search/phrase-book.ts';
import { queryWords } from '@ayrac/domain/search/search-query.ts';
import { hasPage } from '#server/features/redirect/page-queries.ts';
import { type RecordWrite, serve } from '#server/resource/declaration.ts';
import { SYNONYMS } from '../meanings.ts';
import { keysOf } from './keys.ts';
import { synonym } from './table.ts';

export const synonymRecords = serve({
  shape: synonyms,
  table: synonym,
  sorts: {
    term: [synonym.termKey],
    locale: [synonym.locale, synonym.termKey],
    createdAt: [synonym.createdAt],
    updatedAt: [synonym.updatedAt],
  },
  searched: synonym.searchKey,
  keysOf,
  beforeWrite: validate,
  taken: { synonym_term_taken: 'term' },
  tags: [SYNONYMS],
});

/**
 * Refuses a term that no query can contain, a term without exactly one of meaning and path, and a path without a page.
 */
async function validate({ tx, after }: RecordWrite): Promise<Record<string, never>> {
  const words = queryWords(String(after.term));
  if (words.length === 0 || words.length > mostPhraseWords)
    throw new RefusalError('validation-failed', { term: words.length === 0 ? 'invalid' : 'too-long' });
  const { meaning, path } = after;
  if (meaning === null && path === null) throw new RefusalError('validation-failed', { meaning: 'required' });
  if (meaning !== null && path !== null) throw new RefusalError('validation-failed', { path: 'invalid' });
  if (meaning !== null && queryWords(String(meaning)).length === 0)
    throw new RefusalError('validation-failed', { meaning: 'invalid' });
  if (typeof path === 'string' && !(await hasPage(tx, path)))
    throw new RefusalError('validation-failed', { path: 'unknown-path' });
  return {};
}
