import { type BrandEvent, brandEvents } from '@ayrac/contract/brand-events.ts';
import { describeField } from '@ayrac/contract/describe-field.ts';
import type { EndpointShape } from '@ayrac/contract/endpoint.ts';
import { fieldOf } from '@ayrac/contract/field-schema.ts';
import { mayCall } from '@ayrac/domain/access.ts';
import { type RefusalCode, refusalStatus } from '@ayrac/domain/refusal.ts';
import { z } from 'zod';

type JsonSchema = Readonly<Record<string, unknown>>;

/** One parameter of an operation. */
export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly description?: string;
  readonly schema: unknown;
}

type Content = Readonly<Record<string, { readonly schema: unknown }>>;

/** An OpenAPI operation: one call. */
export interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly required: true; readonly content: Content };
  readonly responses: Readonly<
    Record<string, { readonly description: string; readonly content?: Content } | { readonly $ref: string }>
  >;
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
}

/** An OpenAPI 3.1 document, limited to the parts of the format that this API needs. */
export interface OpenApi {
  readonly openapi: '3.1.0';
  readonly info: { readonly title: string; readonly version: string };
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  /** Calls to the systems of brands, by event. */
  readonly webhooks: Readonly<Record<string, { readonly post: Operation }>>;
  readonly components: JsonSchema;
}

const mediaTypes = {
  json: 'application/json',
  html: 'text/html',
  image: 'image/webp',
  csv: 'text/csv',
  file: '*/*',
};

/**
 * Describes calls by their names. The function is pure and derives everything from the endpoints, so the description
 * cannot differ from what is served.
 */
export function describeApi(calls: Readonly<Record<string, EndpointShape>>, origin: string): OpenApi {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const [name, shape] of Object.entries(calls)) {
    const path = shape.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [shape.method.toLowerCase()]: describeCall(name, shape) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Ayraç', version: '1' },
    servers: [{ url: origin }],
    paths,
    webhooks: Object.fromEntries(
      Object.entries<BrandEvent>(brandEvents).map(([name, event]) => [
        name,
        { post: describeEvent(name, event) },
      ]),
    ),
    components: {
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: 'accessToken' },
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        brandKey: { type: 'http', scheme: 'bearer', bearerFormat: 'ayk_…' },
      },
      schemas: { Problem: problemSchema },
      responses: Object.fromEntries(
        Object.entries(refusals()).map(([key, codes]) => [key, describeRefusal(codes)]),
      ),
    },
  };
}

function describeCall(name: string, shape: EndpointShape): Operation {
  const isPublic = mayCall({ kind: 'anonymous' }, shape.operation) === 'allow';
  return {
    operationId: name,
    summary: shape.summary,
    parameters: [
      ...parametersOf(shape.params, 'path'),
      ...parametersOf(shape.query, 'query'),
      ...(shape.method === 'POST' ? [idempotencyKey] : []),
    ],
    ...(shape.body === undefined
      ? {}
      : {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: schemaOf(shape.body, 'input') } },
          },
        }),
    responses: {
      200: {
        description: 'Successful response.',
        content: { [mediaTypes[shape.media ?? 'json']]: { schema: schemaOf(shape.reply, 'output') } },
      },
      ...Object.fromEntries(
        statusesOf(shape, isPublic).map((status) => [status, { $ref: `#/components/responses/${status}` }]),
      ),
    },
    security: securityOf(shape, isPublic),
  };
}

/** Describes the call that reports an event to a brand's webhook. */
function describeEvent(name: string, { summary, body }: BrandEvent): Operation {
  return {
    operationId: `webhook-${name}`,
    summary,
    parameters: signatureHeaders,
    requestBody: {
      required: true,
      content: { [mediaTypes.json]: { schema: schemaOf(body, 'output') } },
    },
    responses: {
      '2XX': { description: 'The brand has taken the event.' },
      default: {
        description:
          'Anything else, including a redirect or no response within 10 seconds: the call is repeated after 10 seconds, 1, 5 and 15 minutes, 1, 2 and then every 4 hours, until 24 hours after the first attempt.',
      },
    },
    security: [{}],
  };
}

/** Headers of https://www.standardwebhooks.com. */
const signatureHeaders: readonly Parameter[] = [
  {
    name: 'webhook-id',
    in: 'header',
    required: true,
    description:
      'Id of the event, as in the body. Repeated calls have the same one, so a receiver handles each id once.',
    schema: { type: 'string', format: 'uuid' },
  },
  {
    name: 'webhook-timestamp',
    in: 'header',
    required: true,
    description:
      'Time of this call in seconds since 1970. A receiver refuses a call that is more than five minutes off.',
    schema: { type: 'string', pattern: '^[0-9]+$' },
  },
  {
    name: 'webhook-signature',
    in: 'header',
    required: true,
    description:
      'Signatures separated by spaces; one that matches is enough. After a rotation the previous secret signs for a day as well. Each is `v1,` and the base64 of HMAC-SHA256 over `{webhook-id}.{webhook-timestamp}.{body}`, with the body as received. The HMAC key is the secret without `whsec_`, decoded from base64.',
    schema: { type: 'string' },
  },
];

function securityOf({ operation }: EndpointShape, isPublic: boolean): Operation['security'] {
  if (isPublic) return [{}];
  const system = { kind: 'system', keyId: '', brandId: '' } as const;
  return mayCall(system, operation) === 'allow' ? [{ brandKey: [] }] : [{ cookie: [] }, { bearer: [] }];
}

const idempotencyKey: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  schema: {
    type: 'string',
    description: 'Repeating a request with the same key returns the first response, for 24 hours.',
  },
};

function parametersOf(schema: z.ZodType | undefined, place: 'path' | 'query'): Parameter[] {
  if (schema === undefined) return [];
  const { properties, required } = schemaOf(schema, 'input');
  const names = Array.isArray(required) ? required : [];
  return Object.entries(properties ?? {}).map(([name, value]) => ({
    name,
    in: place,
    required: place === 'path' || names.includes(name),
    schema: value,
  }));
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const {
    $schema: _draft,
    '~standard': _standard,
    ...rest
  } = z.toJSONSchema(schema, { io, unrepresentable: 'any', override: describeFields });
  return rest;
}

/**
 * Replaces the loose schema that parses a field by the values that the field accepts, and lists the required fields and
 * the properties of a record with fixed keys. The note about a field stands before what is said of its kind.
 */
function describeFields({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodTypes; jsonSchema: BaseSchema }) {
  const field = fieldOf.get(zodSchema);
  if (field !== undefined) {
    const { description, examples } = jsonSchema;
    for (const key of Object.keys(jsonSchema)) delete jsonSchema[key];
    const takesNull = z.safeParse(zodSchema, null).success;
    const ofKind = describeField(field, takesNull);
    const sentences = [description, ofKind.description].filter((text) => text !== undefined).join(' ');
    Object.assign(
      jsonSchema,
      ofKind,
      sentences === '' ? {} : { description: sentences },
      examples === undefined ? {} : { examples },
    );
  } else if (zodSchema instanceof z.ZodObject) {
    const needed = Object.entries(zodSchema.shape).flatMap(([name, part]) => (isNeeded(part) ? name : []));
    const required = [...new Set([...(jsonSchema.required ?? []), ...needed])];
    if (required.length > 0) jsonSchema.required = required;
  } else if (zodSchema instanceof z.ZodRecord && jsonSchema.required !== undefined) {
    const { required, additionalProperties: value = {} } = jsonSchema;
    delete jsonSchema.propertyNames;
    jsonSchema.properties = Object.fromEntries(required.map((key) => [key, value]));
    jsonSchema.additionalProperties = false;
  }
}

type BaseSchema = z.core.JSONSchema.BaseSchema;

/** Whether a part of a body is a required field. An omitted switch counts as off, so it is never required. */
function isNeeded(part: z.ZodType): boolean {
  const field = fieldOf.get(part);
  return field === undefined ? false : field.isRequired && field.kind !== 'switch';
}

/** Returns the error statuses that a call may answer with. */
function statusesOf(shape: EndpointShape, isPublic: boolean): readonly number[] {
  return [
    400,
    ...(isPublic ? [] : [401, 403]),
    ...(shape.params === undefined ? [] : [404, 410]),
    ...(shape.method === 'GET' ? [414] : [408, 409, 413, 415, 422]),
    429,
    500,
    503,
  ];
}

/**
 * Groups the refusal codes by status. `method-not-allowed` is left out, because no described operation can answer with
 * it.
 */
function refusals(): Record<string, RefusalCode[]> {
  const byStatus: Record<string, RefusalCode[]> = {};
  for (const [code, status] of Object.entries(refusalStatus) as [RefusalCode, number][]) {
    if (code === 'method-not-allowed') continue;
    byStatus[status] = [...(byStatus[status] ?? []), code];
  }
  return byStatus;
}

function describeRefusal(codes: readonly RefusalCode[]) {
  const content = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } };
  return { description: `Refused: ${codes.join(', ')}.`, content };
}

const text = { type: 'string' };
const problemSchema: JsonSchema = {
  type: 'object',
  required: ['type', 'title', 'status', 'detail', 'code', 'error', 'fields', 'requestId'],
  properties: {
    type: text,
    title: text,
    status: { type: 'integer' },
    detail: text,
    code: { enum: Object.keys(refusalStatus) },
    error: { type: 'string', description: 'Message for the user, in the language of Accept-Language.' },
    fields: { type: 'object', additionalProperties: text, description: 'Error messages by field path.' },
    requestId: text,
    allowed: {
      type: 'object',
      additionalProperties: { type: 'array', items: text },
      description: 'Values that a field of a fixed list accepts, by field path.',
    },
    current: { description: 'Current state of the record, for the code record-changed.' },
  },
};
