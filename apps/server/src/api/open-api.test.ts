import { allEndpoints } from '@ayrac/contract/all-endpoints.ts';
import * as brandLeads from '@ayrac/contract/brand-leads.ts';
import type { EndpointShape } from '@ayrac/contract/endpoint.ts';
import * as quotes from '@ayrac/contract/quote.ts';
import { validateRegistration } from '@ayrac/domain/account/registration.ts';
import { deliveryEvents } from '@ayrac/domain/delivery/delivery.ts';
import type { FormCheck } from '@ayrac/domain/field/field.ts';
import { validateContactMessage, validateReport } from '@ayrac/domain/mail/inbox.ts';
import { validateMemberQuote } from '@ayrac/domain/quote/member-quote.ts';
import { validateContact, validateQuote } from '@ayrac/domain/quote/quote.ts';
import { describe, expect, it } from 'vitest';
import { testApp, testNow } from '#server/testing/test-app.ts';
import { docsPage } from './docs-page.ts';
import { describeApi, type OpenApi, type Operation } from './open-api.ts';

const shapes = Object.entries<EndpointShape>(allEndpoints);
const api = describeApi(allEndpoints, 'https://www.example.com');

/** Returns the operation that describes a call. */
function find(document: OpenApi, { path, method }: EndpointShape): Operation | undefined {
  return document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
}

describe.each(shapes)('%s', (name, shape) => {
  const operation = find(api, shape);

  // Specification 7.28
  it('is listed under its path and method', () => {
    expect(operation).toMatchObject({ operationId: name, summary: shape.summary });
  });

  it('lists every path parameter as required', () => {
    const inPath = operation?.parameters.filter((one) => one.in === 'path');
    const wanted = [...shape.path.matchAll(/:(\w+)/g)].map(([, part]) => part);
    expect(inPath?.map((one) => one.name)).toEqual(wanted);
    expect(inPath?.every((one) => one.required)).toBe(true);
  });

  it('has a query and a request body if the endpoint has them', () => {
    const inQuery = operation?.parameters.some((one) => one.in === 'query');
    expect(inQuery).toBe(shape.query !== undefined);
    expect(operation?.requestBody !== undefined).toBe(shape.body !== undefined);
  });

  it('lists a successful response and the refusals as problems', () => {
    expect(operation?.responses[200]).toMatchObject({ content: expect.any(Object) });
    for (const status of [400, 429, 500, 503]) {
      expect(operation?.responses[status]).toEqual({ $ref: `#/components/responses/${status}` });
    }
  });
});

it('describes no endpoint that does not exist', () => {
  const described = Object.values(api.paths).flatMap((methods) => Object.values(methods));
  expect(described.map(({ operationId }) => operationId).toSorted()).toEqual(
    Object.keys(allEndpoints).toSorted(),
  );
});

it('describes each event for brands and the headers that verify it', () => {
  expect(Object.keys(api.webhooks)).toEqual(deliveryEvents);
  for (const [event, { post }] of Object.entries(api.webhooks)) {
    expect(post.parameters.map(({ name }) => name)).toEqual([
      'webhook-id',
      'webhook-timestamp',
      'webhook-signature',
    ]);
    expect(Object(post.requestBody?.content['application/json']?.schema).properties.event).toEqual({
      type: 'string',
      const: event,
      description: 'Name of the event.',
    });
  }
  expect(docsPage(api)).toContain('<details id="webhook-request-erased">');
});

it('references only components that exist', () => {
  const references = [...JSON.stringify(api).matchAll(/"\$ref":"#\/components\/(\w+)\/(\w+)"/g)];
  expect(references.length).toBeGreaterThan(0);
  for (const [, kind = '', key = ''] of references) {
    expect(api.components[kind]).toHaveProperty(key);
  }
});

it('lists the idempotency key of a form and the sign-in that an endpoint requires', () => {
  const quote = find(api, allEndpoints.submitAnonymousQuote);
  expect(quote?.parameters).toContainEqual(
    expect.objectContaining({ name: 'Idempotency-Key', in: 'header' }),
  );
  expect(quote?.security).toEqual([{}]);
  expect(find(api, allEndpoints.submitAuthenticatedQuote)?.security).toEqual([
    { cookie: [] },
    { bearer: [] },
  ]);
});

const nowhere = { provinces: [], districtsOf: () => [] };

/** Returns the JSON schema of a call's request body. */
const bodyOf = (shape: EndpointShape) =>
  Object(find(api, shape)?.requestBody?.content['application/json']?.schema);

const nothingTyped = { username: '', email: '', password: '', passwordConfirmation: '', kvkkConsent: false };

it.each<[string, EndpointShape, FormCheck<unknown>, readonly string[]]>([
  ['a quote', allEndpoints.submitAnonymousQuote, validateQuote({}, nowhere, testNow), []],
  ['a form alone', allEndpoints.createForm, validateContact({}, nowhere, testNow), []],
  [
    "a member's quote",
    allEndpoints.submitAuthenticatedQuote,
    validateMemberQuote({}, nowhere),
    ['campaignId'],
  ],
  ['a registration', allEndpoints.register, validateRegistration(nothingTyped), []],
  ['a contact message', allEndpoints.sendContactMessage, validateContactMessage({}), []],
  ['a report', allEndpoints.sendReport, validateReport({}), ['campaignId']],
])('%s requires exactly the fields that an empty form is rejected for', (_of, shape, check, besides) => {
  const blamed = check.kind === 'invalid' ? Object.keys(check.fields) : [];
  expect(bodyOf(shape).required.toSorted()).toEqual([...blamed, ...besides].toSorted());
});

it('allows null for an empty field where the endpoint accepts it', () => {
  const { contactEmail } = bodyOf(allEndpoints.submitAnonymousQuote).properties;
  expect(contactEmail).toMatchObject({ type: ['string', 'null'] });
  expect(bodyOf(allEndpoints.sendReport).properties.email).toMatchObject({ type: 'string' });
});

describe('the description of a quote', () => {
  const body = bodyOf(allEndpoints.submitAnonymousQuote);

  it('lists formats, limits, choices and examples', () => {
    expect(body).toMatchObject({
      properties: {
        name: { type: 'string', minLength: 1, maxLength: 80, examples: ['Elif'] },
        email: { type: 'string', format: 'email', maxLength: 254 },
        birthday: { type: ['string', 'null'], format: 'date' },
        gender: { enum: ['male', 'female', 'other', null] },
        kvkkConsent: { type: 'boolean', const: true },
      },
    });
  });
});

type Schema = Readonly<Record<string, unknown>>;

/** Returns the fields of a schema by path, including those of its objects and of the entries of its lists. */
function fieldsIn(schema: Schema, path = ''): readonly (readonly [path: string, field: Schema])[] {
  const inside = [schema.items, ...[schema.anyOf, schema.oneOf].flat()].filter((part) => part !== undefined);
  const own = Object.entries(Object(schema.properties)).flatMap(([name, field]) => [
    [`${path}.${name}`, Object(field)] as const,
    ...fieldsIn(Object(field), `${path}.${name}`),
  ]);
  return [...own, ...inside.flatMap((part) => fieldsIn(Object(part), path))];
}

/** Whether a field shows what a value looks like, unless its own fields do. */
function isShown(field: Schema): boolean {
  const isBranch = fieldsIn(field).length > 0;
  return isBranch || /"(?:examples|enum|const)":|"boolean"/.test(JSON.stringify(field));
}

const forSystems = [quotes, brandLeads]
  .flatMap((calls): [string, unknown][] => Object.entries(calls))
  .filter((one): one is [string, EndpointShape] => 'operation' in Object(one[1]));
const described: [string, Operation | undefined][] = [
  ...forSystems.map(([name, shape]): [string, Operation | undefined] => [name, find(api, shape)]),
  ...Object.entries(api.webhooks).map(([name, { post }]): [string, Operation] => [name, post]),
];

it.each(described)('%s says what each of its fields is, with an example', (_name, operation) => {
  const contents = [operation?.requestBody, ...Object.values(operation?.responses ?? {})];
  const bodies = contents.flatMap((part) => Object.values(Object(part).content ?? {}));
  const inBodies = bodies.flatMap((content) => fieldsIn(Object(Object(content).schema)));
  const inQuery = (operation?.parameters ?? [])
    .filter((one) => one.in === 'query')
    .map(({ name, schema }) => [name, Object(schema)] as const);
  const fields = [...inBodies, ...inQuery];
  expect(fields).not.toEqual([]);
  const bare = fields.filter(([, field]) => typeof field.description !== 'string' || !isShown(field));
  expect(bare.map(([path]) => path)).toEqual([]);
});

it.each([
  ['production', 404],
  ['development', 200],
])('is served in %s, where the documentation page responds with %i', async (mode, status) => {
  const { app, close } = await testApp({ settings: { NODE_ENV: mode } });
  const document = await app.inject({ url: '/api/openapi.json' });
  expect(document.json()).toMatchObject({ openapi: '3.1.0', servers: [{ url: 'http://localhost:3000' }] });
  const page = await app.inject({ url: '/api/docs' });
  expect(page.statusCode).toBe(status);
  if (status === 200) expect(page.body).toContain('/api/Campaign_Service/public/form-submission/anonymous');
  await close();
});

it.each([
  ['submitAnonymousQuote', 'Public.'],
  ['getCurrentUser', 'Requires a session.'],
  ['listBrandLeads', "Requires a brand's API key."],
])('the documentation page says who may call %s', (name, access) => {
  const [, section = ''] = docsPage(api).split(`<details id="${name}">`);
  expect(section.split('</details>')[0]).toContain(`<p>${access}</p>`);
});
