import { occupations } from '@ayrac/contract/office/occupations.ts';
import { sql } from 'drizzle-orm';
import { occupation } from '#server/features/account/table.ts';
import { serve } from '#server/resource/declaration.ts';
import { keysOf } from './keys.ts';

/** The tag of what shows the occupations on offer. */
export const OCCUPATIONS = 'occupations';

const { sortKey } = occupation;

/** The occupations as records of the office. */
export const occupationRecords = serve({
  shape: occupations,
  table: occupation,
  sorts: {
    position: [occupation.position, sortKey],
    name: [sortKey],
    nameEn: [sql`lower(coalesce(${occupation.nameEn}, ''))`, sortKey],
    isActive: [occupation.isActive, sortKey],
    createdAt: [occupation.createdAt],
    updatedAt: [occupation.updatedAt],
  },
  searched: occupation.searchKey,
  keysOf,
  taken: { occupation_name_taken: 'name' },
  tags: [OCCUPATIONS],
});
