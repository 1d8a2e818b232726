import type { EndpointShape } from '@ayrac/contract/endpoint.ts';
import type { RecordCall } from '@ayrac/contract/office/declared-calls.ts';
import { resourceCalls } from '@ayrac/contract/office/resource-calls.ts';
import { type Caller, mayCall, type Role } from '@ayrac/domain/access.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import { sql } from 'drizzle-orm';
import { type CallContext, StreamReply } from '#server/api/handler.ts';
import { nobody } from '#server/api/visitor.ts';
import type { Database } from '#server/db/database.ts';
import { readEnv } from '#server/env.ts';
import { fingerprintOf } from '#server/guards/fingerprint.ts';
import type { ServedResource } from '#server/resource/declaration.ts';
import { handlersOf } from '#server/resource/handlers.ts';
import { makeAccount } from '#server/testing/accounts.ts';
import { openTestDatabase } from '#server/testing/test-database.ts';
import { samples, sampleTable, tidyTable } from './samples.ts';

interface Input {
  readonly params?: object;
  readonly query?: object;
  readonly body?: object;
}

/** A database with the tests' own tables, and calls of resources that are not part of the contract. */
export interface SampleOffice {
  readonly db: Database;
  readonly clock: { now: Date };
  /** Creates an account with a role and acts as it from now on. */
  readonly enter: (role: Role, brandId?: string) => Promise<Extract<Caller, { kind: 'member' }>>;
  /** Returns the reply of a call as it is sent; for a refusal, its code and fields. */
  readonly call: (resource: ServedResource, call: RecordCall, input?: Input) => ReturnType<Response['json']>;
  /** Adds a sample with a unique name. */
  readonly add: (values?: object) => ReturnType<Response['json']>;
  /** Returns the names of the samples that a query lists. */
  readonly namesOf: (query: object) => Promise<readonly string[]>;
  /** Returns the text of an exported file. */
  readonly file: (resource: ServedResource, query: object) => Promise<string>;
  readonly close: () => Promise<void>;
}

/** Opens the samples with a signed-in admin; close them afterwards. */
export async function openSamples(now: Date): Promise<SampleOffice> {
  const database = await openTestDatabase();
  const { db } = database;
  await db.execute(sql.raw(sampleTable));
  await db.execute(sql.raw(tidyTable));
  const fingerprint = await fingerprintOf(db);
  const env = readEnv({ NODE_ENV: 'test', DEMO: 'off' });
  const clock = { now };
  let caller: Caller = { kind: 'anonymous' };

  const enter: SampleOffice['enter'] = async (role, brandId) => {
    const { id, username } = await makeAccount(db, { role, brandId: brandId ?? null });
    const member = { kind: 'member', id, username, role, sessionId: id } as const;
    const entered = brandId === undefined ? member : { ...member, brandId };
    caller = entered;
    return entered;
  };

  const answer = (resource: ServedResource, call: RecordCall, input: Input): Promise<unknown> => {
    const shape: EndpointShape = resourceCalls(resource.shape)[call];
    if (mayCall(caller, shape.operation) !== 'allow') throw new RefusalError('forbidden');
    const parts = (['params', 'query', 'body'] as const).map((part) => [
      part,
      shape[part]?.parse(input[part] ?? {}),
    ]);
    const context: CallContext = {
      ...nobody,
      db,
      services: { clock: () => clock.now, random: () => 0.5, env, fingerprint, isDemo: false },
      now: clock.now,
      caller,
      locale: 'tr',
      address: '127.0.0.1',
      userAgent: 'test',
      isPrefetch: false,
      requestId: 'test',
      idempotencyKey: undefined,
      uses: () => undefined,
      expires: () => undefined,
    };
    const handlers = new Map(Object.entries(handlersOf([resource])));
    const handle = handlers.get(`${resource.shape.name}.${call}`);
    if (handle === undefined) throw new RefusalError('not-found');
    return handle(context, Object.fromEntries(parts) as never);
  };

  const call: SampleOffice['call'] = async (resource, name, input = {}) => {
    try {
      const reply = await answer(resource, name, input);
      resourceCalls(resource.shape)[name].reply.parse(reply);
      return JSON.parse(JSON.stringify(reply));
    } catch (error) {
      if (!(error instanceof RefusalError)) throw error;
      return { code: error.refusal.code, fields: error.refusal.fields };
    }
  };

  let added = 0;
  await enter('ADMIN');
  return {
    db,
    clock,
    enter,
    call,
    async add(values = {}) {
      added += 1;
      const body = { name: `Örnek ${added}`, status: 'draft', isActive: true, ...values };
      return (await call(samples, 'create', { body })).row;
    },
    async namesOf(query) {
      const { items } = await call(samples, 'list', { query });
      return items.map(({ name }: { name: string }) => name);
    },
    async file(resource, query) {
      const reply = await answer(resource, 'export', { query: { format: 'csv', ...query } });
      if (!(reply instanceof StreamReply)) throw new Error('No file came.');
      let text = '';
      for await (const chunk of reply.body) text += String(chunk);
      return text;
    },
    close: () => database.drop(),
  };
}
