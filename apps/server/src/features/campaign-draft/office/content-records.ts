import { campaignContents } from '@ayrac/contract/office/campaign-contents.ts';
import { englishFields, textFields } from '@ayrac/domain/campaign-draft/draft-fields.ts';
import { eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import {
  campaign,
  campaignRecord as record,
  campaignVehicle as vehicle,
} from '#server/features/campaign/table.ts';
import { serve } from '#server/resource/declaration.ts';
import { campaignDraft as draft } from '../table.ts';
import { listed } from './records.ts';

const constant = (text: string) => sql.raw(`'${text}'`);

/** Returns the live value or, for a campaign that was never published, that of its draft, as `writtenContent` does. */
const written = (live: SQLWrapper, drafted: SQLWrapper) =>
  sql`case when ${campaign.wasPublished} or ${draft.campaignId} is null then ${live} else ${drafted} end`;
const fieldOf = (name: string, live: SQLWrapper) =>
  written(sql`${live}::text`, sql`${draft.content} ->> ${constant(name)}`);

/** Returns facts as text, one per line. */
const lines = (facts: SQL, [label, value]: readonly [label: string, value: string]) => sql`(
  select string_agg((fact ->> ${constant(label)}) || ': ' || (fact ->> ${constant(value)}), chr(10) order by place)
  from jsonb_array_elements(${facts}) with ordinality as listed (fact, place))`;
const drafted = sql`${draft.content} -> 'facts'`;

const texts = (Object.keys(textFields) as (keyof typeof textFields)[]).map((name) => [
  name,
  fieldOf(name, campaign[name]),
]);
const english = Object.keys(englishFields).map((name) => [
  name,
  fieldOf(name, sql`${campaign.english} ->> ${constant(name.replace(/En$/, ''))}`),
]);

/** Campaigns with the contents of their table, as office records. */
export const campaignContentRecords = serve({
  ...listed,
  shape: campaignContents,
  joins: [
    { table: vehicle, on: eq(vehicle.campaignId, record.id) },
    { table: draft, on: eq(draft.campaignId, record.id) },
  ],
  columns: {
    ...listed.columns,
    ...Object.fromEntries([...texts, ...english]),
    gearType: fieldOf('gearType', vehicle.gearType),
    fuel: fieldOf('fuel', vehicle.fuel),
    isElectric: fieldOf(
      'isElectric',
      sql`case ${vehicle.isElectric} when true then 'yes' when false then 'no' end`,
    ),
    seatingCapacity: fieldOf('seatingCapacity', vehicle.seatingCapacity),
    doorCount: fieldOf('doorCount', vehicle.doorCount),
    range: fieldOf('range', vehicle.rangeKm),
    batteryCapacity: fieldOf('batteryCapacity', vehicle.batteryCapacity),
    modelYear: fieldOf('modelYear', vehicle.modelYear),
    facts: written(lines(sql`${campaign.details}`, ['label', 'value']), lines(drafted, ['label', 'value'])),
    factsEn: written(
      lines(sql`${campaign.english} -> 'details'`, ['label', 'value']),
      lines(drafted, ['labelEn', 'valueEn']),
    ),
  },
});
