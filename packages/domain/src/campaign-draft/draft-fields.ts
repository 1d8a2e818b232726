import { readWebsite } from '../brand/website.ts';
import { citiesField } from '../campaign/cities.ts';
import { eachFigure, figures } from '../campaign/figures.ts';
import type { Field } from '../field/field.ts';
import { requiredText } from '../field/form-field.ts';
import { decimalField, momentField, referenceField } from '../record/record-field.ts';
import { endField } from './draft-field.ts';

const ADDRESS_LIMIT = 500;
const line = (limit: number, isRequired = false) =>
  ({ kind: 'text', isRequired, limit, lines: 'one' }) as const;
const lines = (limit: number) => ({ kind: 'text', isRequired: false, limit, lines: 'many' }) as const;
const address = {
  kind: 'website',
  isRequired: false,
  limit: ADDRESS_LIMIT,
  read: (text: string) => readWebsite(text, ADDRESS_LIMIT),
} as const;
const count = (least: number, most: number) => decimalField({ isRequired: false, least, most, scale: 0 });
const choice = <const Choices extends readonly string[]>(choices: Choices) =>
  ({ kind: 'choice', isRequired: false, choices }) as const;

/** Steps of the campaign editor. The gallery of the step `pictures` is stored apart from the draft. */
export const draftSteps = ['whose', 'offer', 'content', 'pictures', 'source'] as const;
/** Step of the campaign editor. */
export type DraftStep = (typeof draftSteps)[number];

/** Fields for the campaign's brand, category and placement. */
const ownershipFields = {
  brandId: referenceField({ to: 'brands', isRequired: true }),
  categoryId: referenceField({ to: 'categories', isRequired: true }),
  isSponsored: { kind: 'switch', isRequired: true },
} as const satisfies Readonly<Record<string, Field>>;

/** Fields of the offer. `discount` is the benefit in a few words. */
export const offerFields = {
  title: line(140, true),
  discount: line(80, true),
  ...eachFigure((name) => decimalField({ isRequired: false, ...figures[name] })),
  endAt: endField,
  cities: citiesField,
} as const satisfies Readonly<Record<string, Field>>;

/** Text fields. Descriptions may be rich text; conditions and specifications have one item per line. */
export const textFields = {
  descriptionTitle: line(140),
  description: { ...lines(8_000), isRequired: true },
  title2: line(140),
  description2: lines(8_000),
  title3: line(140),
  description3: lines(8_000),
  conditions: lines(8_000),
  specifications: lines(8_000),
} as const satisfies Readonly<Record<string, Field>>;

/** English versions of the texts. An empty one falls back to the Turkish text. */
export const englishFields = {
  titleEn: line(140),
  discountEn: line(80),
  descriptionTitleEn: line(140),
  descriptionEn: lines(8_000),
  title2En: line(140),
  description2En: lines(8_000),
  title3En: line(140),
  description3En: lines(8_000),
  conditionsEn: lines(8_000),
  specificationsEn: lines(8_000),
} as const satisfies Readonly<Record<string, Field>>;

/** Vehicle attributes by which visitors filter. */
export const vehicleFields = {
  gearType: choice(['manual', 'automatic', 'semi-automatic']),
  fuel: choice(['petrol', 'diesel', 'hybrid', 'plug-in-hybrid', 'electric', 'lpg']),
  isElectric: choice(['yes', 'no']),
  seatingCapacity: count(1, 60),
  doorCount: count(1, 9),
  range: decimalField({ isRequired: false, least: 0, most: 5_000, scale: 0, unit: 'km' }),
  batteryCapacity: decimalField({ isRequired: false, least: 0, most: 1_000, scale: 1, unit: 'kWh' }),
  modelYear: count(1950, 2100),
} as const satisfies Readonly<Record<string, Field>>;

/** Fields for the source of the campaign and the time of reading. */
const sourceFields = {
  sourceUrl: address,
  campaignUrl: address,
  checkedAt: momentField({ isRequired: false }),
} as const satisfies Readonly<Record<string, Field>>;

/** All single-valued fields of a draft. `facts` and `evidence` are separate. */
export const draftFields = {
  ...ownershipFields,
  ...offerFields,
  ...textFields,
  ...englishFields,
  ...vehicleFields,
  ...sourceFields,
} as const;

/** Name of a single-valued field. */
export type DraftFieldName = keyof typeof draftFields;

/** Fields of each step, in order. */
const fieldsOfStep: Readonly<Record<DraftStep, readonly (DraftFieldName | 'facts' | 'evidence')[]>> = {
  whose: namesOf(ownershipFields),
  offer: namesOf(offerFields),
  content: [...namesOf(textFields), ...namesOf(englishFields), 'facts', ...namesOf(vehicleFields)],
  pictures: [],
  source: [...namesOf(sourceFields), 'evidence'],
};

/** Fields that may hold rich text (`rich-text.ts`). All others are plain text. */
export const richFields = [
  'description',
  'description2',
  'description3',
  'descriptionEn',
  'description2En',
  'description3En',
] as const satisfies readonly DraftFieldName[];

/** Returns the editor step that contains a field. */
export function stepOf(name: string): DraftStep {
  return draftSteps.find((step) => fieldsOfStep[step].some((one) => one === name)) ?? 'pictures';
}

/** Reads a one-line text of a fact or of evidence. `limit` is in characters. */
export function readLine(raw: unknown, limit: number) {
  return requiredText(typeof raw === 'string' ? raw : '', limit);
}

function namesOf<const Set extends Readonly<Record<string, Field>>>(fields: Set): (keyof Set)[] {
  return Object.keys(fields);
}
