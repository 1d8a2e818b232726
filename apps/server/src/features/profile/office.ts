import { occupations } from '@ayrac/contract/office/occupations.ts';
import { occupation } from '#server/features/account/table.ts';
import { plainRecords } from '#server/resource/plain-records.ts';

/** Cache tag of everything that shows the occupations. */
export const OCCUPATIONS = 'occupations';

export const occupationRecords = plainRecords(occupations, { table: occupation, tags: [OCCUPATIONS] });
