import { maySee } from '@ayrac/domain/access.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import type { RecordWrite } from '#server/resource/declaration.ts';

/**
 * Refuses to move a record to another brand, since its waiting deliveries or its access would move too. Checks first
 * that the caller reaches the brand, because the unique index would reveal whether it already has such a record.
 */
export async function stayWithBrand({ before, after, context }: RecordWrite): Promise<Record<string, never>> {
  if (!maySee(context.caller, 'manage-delivery', null, String(after.brandId)))
    throw new RefusalError('not-found');
  if (before !== null && before.brandId !== after.brandId)
    throw new RefusalError('validation-failed', { brandId: 'not-a-choice' });
  return {};
}
