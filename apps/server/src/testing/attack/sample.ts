import { allEndpoints, type CallName } from '@ayrac/contract/all-endpoints.ts';
import { describeField } from '@ayrac/contract/describe-field.ts';
import type { EndpointShape } from '@ayrac/contract/endpoint.ts';
import { fieldOf } from '@ayrac/contract/field-schema.ts';
import type { Random } from '@ayrac/domain/campaign/draw.ts';
import { contactTopics, reportReasons } from '@ayrac/domain/mail/inbox.ts';
import { dataRequestKinds } from '@ayrac/domain/person/data-request.ts';
import { contactChannels } from '@ayrac/domain/quote/quote.ts';
import { z } from 'zod';
import { below, happens, pick } from './chance.ts';
import { knownThing, type Source } from './known.ts';
import { preparedBody } from './prepared-bodies.ts';

type Schema = z.core.JSONSchema.BaseSchema;

const MOST_ITEMS = 3;
const LARGEST_NUMBER = 1_000;

/** Location of a value: the name of its field, preceded by the path of the call and the names of the parent fields. */
interface Place {
  readonly name: string;
  readonly around: string;
}

/**
 * Texts that the rules of forms accept. The pattern matches the end of the location: path of the call, then the names
 * of the fields, in lower case.
 */
const examples: readonly (readonly [RegExp, (random: Random) => string])[] = [
  [/\/export .*reason$/, () => 'Aylık rapor için gerekli'],
  [
    /\/(?:brands|categories|occupations|views)\b.* name(?:en)?$/,
    (random) => `Örnek ${below(random, 10_000)}`,
  ],
  [/\/redirects.* frompath$/, (random) => `/eski/${below(random, 10_000)}`],
  [/\/loan-\S+ .*(?:from|on)$/, (random) => `2027-0${1 + below(random, 9)}-15`],
  [/\/schedule .*at$/, () => '2027-03-01T10:00'],
  [/ (?:at|until|endat|publishat)$/, () => '2027-03-01T10:00:00.000Z'],
  [/email$/, (random) => `elif.${below(random, 10_000)}@ornek.example`],
  [/phone(?:number)?$/, (random) => `532${String(below(random, 10_000_000)).padStart(7, '0')}`],
  [/country$/, () => 'Türkiye'],
  [/city$/, () => 'İzmir'],
  [/town$/, () => 'Bornova'],
  [/gender$/, (random) => pick(random, ['male', 'female', 'other'])],
  [/birthday$|since$/, (random) => `19${60 + below(random, 40)}-05-17`],
  [/password| current$| next$|confirmation$/, () => 'Kiraz-Dali7'],
  [/username$/, (random) => `elif.${below(random, 10_000)}`],
  [/(?:term|meaning)$/, (random) => `terim ${below(random, 10_000)}`],
  [/ website$/, () => ''],
  [/topic$/, (random) => pick(random, contactTopics)],
  [/ reason$/, (random) => pick(random, reportReasons)],
  [/kind$/, (random) => pick(random, dataRequestKinds)],
  [/name$/, (random) => pick(random, ['Elif', 'Işıl Çağ', 'O’Neill'])],
  [/(?:message|text|note|answer)$/, () => 'Kampanyanın bitiş tarihi yanlış görünüyor, bakar mısınız?'],
  [/channel$/, (random) => pick(random, contactChannels)],
  [/timeofday$/, () => 'any'],
  [/ job$/, () => ''],
  [/ q$/, (random) => pick(random, ['oto', 'sigorta', 'kredi kartı', 'telefn'])],
  [/ code$/, (random) => String(below(random, 1_000_000)).padStart(6, '0')],
];

/** Texts tried against a pattern of the contract; one of them matches. */
const patterned = [
  '2027-03-01T10:00',
  '12',
  '#334155',
  '/kategoriler/otomobil',
  'https://marka.example',
  'x',
];

/** Fields with a record's version, which is a small number. */
const versions: ReadonlySet<string> = new Set(['version', 'campaignVersion', 'draftVersion']);
const MOST_VERSION = 3;

/** Fields that may refer to a record of the list whose path the path of the call continues. */
const ofPath: ReadonlySet<string> = new Set(['id', 'ids', 'before', 'campaign', 'change']);

/**
 * Fields that a client sends only when it received their value earlier. An invented value would get the whole request
 * refused.
 */
const usuallyLeftOut: ReadonlySet<string> = new Set([
  ...['bin', 'cursor', 'customerId', 'job', 'noticeVersion', 'proof', 'questionsVersion', 'sending'],
  ...['sessionId', 'version', 'website'],
]);

/** Parts of a call's input. A part that the call does not have is empty. */
export interface SampleInput {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** Draws an input as a well-meaning client would send it. */
export function sampleInput(source: Source, name: CallName): SampleInput {
  const { path, params, query, body }: EndpointShape = allEndpoints[name];
  const part = (schema: z.ZodType | undefined, from = source) =>
    schema === undefined ? undefined : sampleOf(from, schemaOf(schema), { name: '', around: path });
  const about = namedTexts(part(params));
  const version = source.known.versions[about.id ?? about.hash ?? ''];
  const knowing = version === undefined ? source : { ...source, version };
  return {
    params: about,
    query: some(source.random, query, namedTexts(part(query, knowing))),
    body: preparedBody(knowing, name) ?? part(body, knowing),
  };
}

/** Chooses some of the optional parameters. With all filters at once, a list would be empty. */
function some(
  random: Random,
  schema: z.ZodType | undefined,
  query: Readonly<Record<string, string>>,
): Record<string, string> {
  const needed = schema === undefined ? [] : (schemaOf(schema).required ?? []);
  const chosen = Object.entries(query).filter(([name]) => needed.includes(name) || happens(random, 0.4));
  return Object.fromEntries(chosen);
}

function namedTexts(value: unknown): Record<string, string> {
  const entries = Object.entries(typeof value === 'object' && value !== null ? value : {});
  return Object.fromEntries(entries.map(([name, item]) => [name, String(item)]));
}

/** Kept for the next draw, since writing a schema takes longer than drawing its values. */
const written = new WeakMap<z.ZodType, Schema>();

function schemaOf(schema: z.ZodType): Schema {
  const kept =
    written.get(schema) ??
    z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', override: nameField });
  written.set(schema, kept);
  return kept;
}

/** Replaces the loose schema that parses a field by the values that the field accepts. */
function nameField({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodTypes; jsonSchema: Schema }): void {
  const field = fieldOf.get(zodSchema);
  if (field !== undefined && field.kind !== 'switch')
    Object.assign(jsonSchema, describeField(field, z.safeParse(zodSchema, null).success));
}

function sampleOf(source: Source, schema: boolean | Schema, place: Place): unknown {
  const { random } = source;
  if (typeof schema === 'boolean') return null;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return pick(random, schema.enum);
  const branches = branchesOf(schema);
  if (branches.length > 0) return sampleOf(source, drawBranch(random, branches), place);
  switch (schema.type) {
    case 'object':
      return sampleObject(source, schema, place);
    case 'array':
      return Array.from({ length: Math.max(schema.minItems ?? 0, below(random, MOST_ITEMS + 1)) }, () =>
        sampleItem(source, schema, place),
      );
    case 'string':
      return sampleText(source, schema, place);
    case 'boolean':
      return happens(random, 0.95);
    case 'integer':
    case 'number':
      return sampleNumber(source, schema, place);
    default:
      return null;
  }
}

/** Returns the alternative schemas of a value; empty when there are none. */
function branchesOf(schema: Schema): readonly (boolean | Schema)[] {
  const types = [schema.type ?? []].flat();
  const byType = types.length < 2 ? [] : types.map((type) => ({ ...schema, type }));
  return schema.anyOf ?? schema.oneOf ?? byType;
}

/** Picks an alternative; null only seldom. */
function drawBranch(random: Random, branches: readonly (boolean | Schema)[]): boolean | Schema {
  const filled = branches.filter((branch) => typeof branch === 'object' && branch.type !== 'null');
  return pick(random, filled.length > 0 && happens(random, 0.97) ? filled : branches);
}

function sampleObject(source: Source, { properties = {}, required = [] }: Schema, place: Place) {
  const around = `${place.around} ${place.name}`;
  const chosen = Object.keys(properties).filter(
    (name) => required.includes(name) || happens(source.random, usuallyLeftOut.has(name) ? 0.05 : 0.97),
  );
  return Object.fromEntries(
    chosen.map((name) => [name, sampleOf(source, properties[name] ?? false, { name, around })]),
  );
}

function sampleItem(source: Source, { items }: Schema, place: Place): unknown {
  const [schema] = [items].flat();
  return schema === undefined ? null : sampleOf(source, schema, place);
}

function sampleText(source: Source, schema: Schema, { name, around }: Place): string {
  const { random, known } = source;
  const { format, pattern, examples: given } = schema;
  const record = recordFor(source, { name, around });
  if (record !== undefined) return record;
  const place = `${around} ${name}`.toLowerCase();
  const example = examples.find(([places]) => places.test(place))?.[1];
  if (format === 'date') return example?.(random) ?? '2026-11-20';
  if (format === 'date-time') return example?.(random) ?? '2026-11-20T09:00:00.000Z';
  if (format === 'uuid' || name.endsWith('Id')) return knownThing(random, known, [name, around]).id;
  if (example !== undefined) return example(random);
  if (given !== undefined && given.length > 0) return String(pick(random, given));
  if (pattern === undefined) return 'x';
  const { slug } = knownThing(random, known, [name, around]);
  return [slug, ...patterned].find((text) => new RegExp(pattern).test(text)) ?? slug;
}

/**
 * Returns a restricted record for a field, by its exact location or by the path of the list above it; undefined when
 * none is known.
 */
function recordFor({ random, known }: Source, { name, around }: Place): string | undefined {
  const [path = '', ...within] = around.split(' ').filter((word) => word !== '');
  const parents = Object.keys(known.records).filter((parent) => path.startsWith(`${parent}/`));
  const places = [
    `${path} ${name}`,
    ...(name === 'id' ? within.slice(-1) : [name]),
    ...(ofPath.has(name) ? parents.toSorted((one, other) => other.length - one.length) : []),
  ];
  const found = places.map((place) => known.records[place] ?? []).find((ids) => ids.length > 0);
  return found === undefined ? undefined : pick(random, found);
}

function sampleNumber(
  { random, version }: Source,
  { minimum = 0, maximum = LARGEST_NUMBER }: Schema,
  { name }: Place,
): number {
  if (name === 'version' && version !== undefined && happens(random, 0.5)) return version;
  if (versions.has(name)) return 1 + below(random, MOST_VERSION);
  const highest = Math.min(maximum, LARGEST_NUMBER);
  const lowest = Math.max(minimum, 0);
  return lowest + below(random, highest - lowest + 1);
}
