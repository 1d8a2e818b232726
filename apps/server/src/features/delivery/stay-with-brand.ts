import { RefusalError } from '@ayrac/domain/refusal.ts';
import type { RecordWrite } from '#server/resource/declaration.ts';

/** What is one brand's is never made another's: what waits for it, and what it opens, would go along. */
export async function stayWithBrand({ before, after }: RecordWrite): Promise<Record<string, never>> {
  if (before !== null && before.brandId !== after.brandId)
    throw new RefusalError('validation-failed', { brandId: 'not-a-choice' });
  return {};
}
