import { maySee } from '@ayrac/domain/access.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import type { RecordWrite } from '#server/resource/declaration.ts';

/**
 * What is one brand's is never made another's: what waits for it, and what it opens, would go along. Whether a brand out
 * of reach has one already, the index would tell.
 */
export async function stayWithBrand({ before, after, context }: RecordWrite): Promise<Record<string, never>> {
  if (!maySee(context.caller, 'manage-delivery', null, String(after.brandId)))
    throw new RefusalError('not-found');
  if (before !== null && before.brandId !== after.brandId)
    throw new RefusalError('validation-failed', { brandId: 'not-a-choice' });
  return {};
}
