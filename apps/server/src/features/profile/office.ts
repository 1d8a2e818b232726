import { occupations } from '@ayrac/contract/office/occupations.ts';
import { occupation } from '#server/features/account/table.ts';
import { plainRecords } from '#server/resource/plain-records.ts';

/** The tag of what shows the occupations on offer. */
export const OCCUPATIONS = 'occupations';

/** The occupations as records of the office. */
export const occupationRecords = plainRecords(occupations, { table: occupation, tags: [OCCUPATIONS] });
