import { allEndpoints, type CallName } from '@ayrac/contract/all-endpoints.ts';
import type { EndpointShape } from '@ayrac/contract/endpoint.ts';
import {
  type Admission,
  accessTable,
  actingRole,
  mayCall,
  maySee,
  needsSecondFactor,
  roles,
} from '@ayrac/domain/access.ts';
import { UPLOAD_PATH } from '@ayrac/domain/picture/upload.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { giveSecondFactor, makeAccount, postAuth, testPassword } from '#server/testing/accounts.ts';
import { makeBrand } from '#server/testing/factories.ts';
import { authenticatorCode } from '../features/account/second-factor.ts';
import { ownershipTable } from './access-objects.ts';
import { type Input, idOf, type Person } from './ownership.ts';
import { type TestApp, testApp, testNow } from './test-app.ts';

// Hundreds of requests come from one network, so no proof of work is asked for.
const server: TestApp = await testApp({ isEmbedded: true, settings: { QUOTE_PROOF_FROM: '100000' } });
afterAll(() => server.close());

const brand = await makeBrand(server.db);
const ranks = ['ANONYMOUS', ...roles] as const;
type Rank = (typeof ranks)[number];

async function person(rank: Rank, hasSecondFactor = true): Promise<Person> {
  if (rank === 'ANONYMOUS') return { caller: { kind: 'anonymous' }, headers: {} };
  const ofBrand = rank === 'BRAND' || rank === 'CRM_ADMIN';
  const { id, username } = await makeAccount(server.db, { role: rank, brandId: ofBrand ? brand.id : null });
  const secret = needsSecondFactor(rank) && hasSecondFactor ? await giveSecondFactor(server.db, id) : null;
  const code = secret === null ? {} : { code: authenticatorCode(secret, testNow) };
  const reply = await postAuth(server.app, 'login', { username, password: testPassword, ...code });
  const role = actingRole(rank, hasSecondFactor);
  expect(reply.json().user.role).toBe(role);
  return {
    caller: { kind: 'member', id, username, role, sessionId: '' },
    headers: { authorization: `Bearer ${reply.json().accessToken}` },
  };
}

const people = new Map(await Promise.all(ranks.map(async (rank) => [rank, await person(rank)] as const)));
const personOf = (rank: Rank): Person => people.get(rank) ?? { caller: { kind: 'anonymous' }, headers: {} };

// Members whose role needs a second factor that they have not set up yet.
const unproven = new Map(
  await Promise.all(
    roles.filter(needsSecondFactor).map(async (role) => [role, await person(role, false)] as const),
  ),
);

let calls = 0;

/** Sends a call as a given person. */
function send(name: CallName, { headers }: Person, input: Input = {}) {
  const { method, path }: EndpointShape = allEndpoints[name];
  const hasBody = method === 'POST' || method === 'PATCH';
  const url = path.replace(/:(\w+)/g, (_, param: string) => input.params?.[param] ?? 'none');
  calls += 1;
  return server.app.inject({
    method,
    url,
    // A different address each time, because the calls would exceed the rate limit of one.
    remoteAddress: `10.0.${calls >> 8}.${calls & 255}`,
    query: { ...input.query },
    headers: { ...headers, ...(hasBody ? { 'content-type': 'application/json' } : {}) },
    ...(hasBody ? { payload: JSON.stringify(input.body ?? {}) } : {}),
  });
}

const ownership = ownershipTable(server, send);
const names = Object.keys(allEndpoints) as CallName[];
// These end or renew a session instead of requiring one.
const ofSessions: ReadonlySet<CallName> = new Set(['logout', 'refreshSession', 'login']);

// Specification 7.28, 7.29
it('every call declares the owner of its object', () => {
  expect(Object.keys(ownership).toSorted()).toEqual(names.toSorted());
});

describe.each(names.filter((name) => !ofSessions.has(name)))('%s', (name) => {
  const { operation } = allEndpoints[name];

  // Specification 6.2, 6.5, 6.6, 6.7, 6.8, 7.28, 7.29
  it.each(ranks)('admits %s as the access table says', async (rank) => {
    const reply = await send(name, personOf(rank));
    const admission: Admission =
      reply.statusCode === 401 ? 'authenticate' : reply.statusCode === 403 ? 'forbid' : 'allow';
    expect(admission).toBe(mayCall(personOf(rank).caller, operation));
    expect(reply.statusCode).toBeLessThan(500);
  });

  const owned = ownership[name];
  if (typeof owned === 'object') {
    // Specification 6.7, 6.8
    it.each(ranks)('lets %s access own and foreign objects as the access table says', async (rank) => {
      const asker = personOf(rank);
      for (const owner of [asker, await person('CUSTOMER')]) {
        if (owner.caller.kind === 'anonymous') continue;
        const reply = await send(name, asker, await owned.of(owner));
        expect(owned.isReached(reply, owner)).toBe(maySee(asker.caller, operation, idOf(owner)));
        // An object of another owner must seem not to exist.
        if (mayCall(asker.caller, operation) === 'allow') expect([200, 404]).toContain(reply.statusCode);
      }
    });
  }
});

const ofOffice = names.filter((name) => /^\/api\/(?:admin|crm)\//.test(allEndpoints[name].path));

describe.each(ofOffice)('%s', (name) => {
  // Specification 6.5, 6.6
  it.each([...unproven])('refuses %s without a second factor', async (_role, asker) => {
    expect((await send(name, asker)).statusCode).toBe(403);
  });
});

describe('upload', () => {
  it.each(ranks)('admits %s as the access table says', async (rank) => {
    const { caller, headers } = personOf(rank);
    const { statusCode } = await beginUpload(headers);
    const expected = { allow: 201, authenticate: 401, forbid: 403 };
    expect(statusCode).toBe(expected[mayCall(caller, 'upload-files')]);
  });

  it.each([...unproven])('refuses %s without a second factor', async (_role, { headers }) => {
    expect((await beginUpload(headers)).statusCode).toBe(403);
  });

  function beginUpload(headers: Person['headers']) {
    const resumable = { 'tus-resumable': '1.0.0', 'upload-length': '1' };
    return server.app.inject({ method: 'POST', url: UPLOAD_PATH, headers: { ...headers, ...resumable } });
  }
});

// Specification 6.5, 6.6
it('only admins reach anything of /api/admin', () => {
  const ofAdmin = names
    .map((name) => allEndpoints[name])
    .filter(({ path }) => path.startsWith('/api/admin/'));
  expect(UPLOAD_PATH).not.toMatch(/^\/api\/admin\//);
  for (const { path, operation } of ofAdmin) {
    const admitted = roles.filter((role) => accessTable[operation][role] !== 'none');
    expect(admitted, path).toEqual(['ADMIN']);
  }
});

describe.each([...ofSessions])('%s', (name) => {
  it('is open to everyone', () => {
    expect(accessTable[allEndpoints[name].operation]).toEqual(accessTable['sign-in']);
  });
});
