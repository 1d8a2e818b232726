import { foldTurkish } from '@ayrac/domain/text/turkish.ts';
import { brand } from '#server/features/brand/table.ts';
import { brandRecords } from '#server/features/catalogue-office/brand/office.ts';
import { recordKind } from './record-kind.ts';

export const brandRows = recordKind({
  resource: brandRecords,
  hasIndependentRows: true,
  slug: brand.slug,
  nameKey: brand.nameKey,
  binnedAt: brand.binnedAt,
  defaults: { isActive: true, colour: '#334155' },
  resolver: async () => ({ resolve: () => ({ problem: 'not-a-choice' }) }),
  uniqueName: foldTurkish,
  isMeant: () => true,
});
