import type { DraftContent } from '@ayrac/domain/campaign-draft/draft-content.ts';
import { mergedDraft } from '@ayrac/domain/campaign-draft/merge-draft.ts';
import type { Open } from './queries.ts';

/** Returns the content to publish: the draft merged with what others changed in the live content. */
export function publishedContent({ row, live, draft }: Open): DraftContent {
  return row.wasPublished ? mergedDraft(draft.base, live, draft.content) : draft.content;
}
