import type { EndpointShape } from '@ayrac/contract/endpoint.ts';
import type { Random } from '@ayrac/domain/campaign/draw.ts';
import { contactTopics, reportReasons } from '@ayrac/domain/mail/inbox.ts';
import { dataRequestKinds } from '@ayrac/domain/person/data-request.ts';
import { contactChannels } from '@ayrac/domain/quote/quote.ts';
import { z } from 'zod';
import { below, happens, pick } from './chance.ts';
import { type Known, knownThing } from './known.ts';

type Schema = z.core.JSONSchema.BaseSchema;

const MOST_ITEMS = 3;
const LARGEST_NUMBER = 1_000;

/** Where a value stands: the name of its field and, around it, those of its parents or the path of its call. */
interface Place {
  readonly name: string;
  readonly around: string;
}

/** What is drawn from. */
export interface Source {
  readonly random: Random;
  readonly known: Known;
}

/** Texts that the rules of a form take, by the end of the field's name in lower case. */
const examples: readonly (readonly [RegExp, (random: Random) => string])[] = [
  [/email$/, (random) => `elif.${below(random, 10_000)}@ornek.example`],
  [/phone(?:number)?$/, (random) => `532${String(below(random, 10_000_000)).padStart(7, '0')}`],
  [/country$/, () => 'Türkiye'],
  [/city$/, () => 'İzmir'],
  [/town$/, () => 'Bornova'],
  [/gender$/, (random) => pick(random, ['male', 'female', 'other'])],
  [/birthday$|since$/, (random) => `19${60 + below(random, 40)}-05-17`],
  [/password|current$|next$|confirmation$/, () => 'Kiraz-Dali7'],
  [/username$/, (random) => `elif.${below(random, 10_000)}`],
  [/website$/, () => ''],
  [/topic$/, (random) => pick(random, contactTopics)],
  [/reason$/, (random) => pick(random, reportReasons)],
  [/kind$/, (random) => pick(random, dataRequestKinds)],
  [/name$/, (random) => pick(random, ['Elif', 'Işıl Çağ', 'O’Neill'])],
  [/message$|text$/, () => 'Kampanyanın bitiş tarihi yanlış görünüyor, bakar mısınız?'],
  [/channel$/, (random) => pick(random, contactChannels)],
  [/timeofday$/, () => 'any'],
  [/^job$/, () => ''],
  [/^q$/, (random) => pick(random, ['oto', 'sigorta', 'kredi kartı', 'telefn'])],
  [/^code$/, (random) => String(below(random, 1_000_000)).padStart(6, '0')],
];

/** What a form sends only when it has it from somewhere: made up, it has the rest refused. */
const usuallyLeftOut: ReadonlySet<string> = new Set([
  ...['cursor', 'customerId', 'job', 'noticeVersion', 'proof', 'sending', 'version', 'website'],
]);

/** The parts of a call's input; a part that the call does not have is empty. */
export interface SampleInput {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** An input as somebody would send it who means well. */
export function sampleInput(source: Source, { path, params, query, body }: EndpointShape): SampleInput {
  const part = (schema: z.ZodType | undefined) =>
    schema === undefined ? undefined : sampleOf(source, schemaOf(schema), { name: '', around: path });
  return { params: namedTexts(part(params)), query: namedTexts(part(query)), body: part(body) };
}

function namedTexts(value: unknown): Record<string, string> {
  const entries = Object.entries(typeof value === 'object' && value !== null ? value : {});
  return Object.fromEntries(entries.map(([name, item]) => [name, String(item)]));
}

function schemaOf(schema: z.ZodType): Schema {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
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
      return Array.from({ length: below(random, MOST_ITEMS + 1) }, () => sampleItem(source, schema, place));
    case 'string':
      return sampleText(source, schema, place);
    case 'boolean':
      return happens(random, 0.95);
    case 'integer':
    case 'number':
      return sampleNumber(random, schema);
    default:
      return null;
  }
}

/** The schemas of which a value fits one; none where there is no choice. */
function branchesOf(schema: Schema): readonly (boolean | Schema)[] {
  const types = [schema.type ?? []].flat();
  const byType = types.length < 2 ? [] : types.map((type) => ({ ...schema, type }));
  return schema.anyOf ?? schema.oneOf ?? byType;
}

/** What may be null seldom is. */
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

function sampleText({ random, known }: Source, { format, pattern }: Schema, { name, around }: Place): string {
  if (format === 'date') return '2026-11-20';
  if (format === 'date-time') return '2026-11-20T09:00:00.000Z';
  if (format === 'uuid' || name.endsWith('Id')) return knownThing(random, known, [name, around]).id;
  if (pattern !== undefined) return knownThing(random, known, [name, around]).slug;
  const example = examples.find(([names]) => names.test(name.toLowerCase()));
  return example === undefined ? 'x' : example[1](random);
}

function sampleNumber(random: Random, { minimum = 0, maximum = LARGEST_NUMBER }: Schema): number {
  const highest = Math.min(maximum, LARGEST_NUMBER);
  const lowest = Math.max(minimum, 0);
  return lowest + below(random, highest - lowest + 1);
}
