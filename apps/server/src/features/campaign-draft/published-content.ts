import type { DraftContent } from '@ayrac/domain/campaign-draft/draft-content.ts';
import { mergedDraft } from '@ayrac/domain/campaign-draft/merge-draft.ts';
import type { Open } from './queries.ts';

/** What visitors will see: the draft over what others wrote beside it. */
export function publishedContent({ row, live, draft }: Open): DraftContent {
  return row.wasPublished ? mergedDraft(draft.base, live, draft.content) : draft.content;
}
