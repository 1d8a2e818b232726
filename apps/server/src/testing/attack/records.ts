import { allEndpoints } from '@ayrac/contract/all-endpoints.ts';
import type { EndpointShape } from '@ayrac/contract/endpoint.ts';
import { z } from 'zod';
import { demoAccounts } from '#server/features/account/demo/demo-accounts.ts';
import type { Send } from './exchange.ts';
import type { Known } from './known.ts';

const drafts = ['draft', 'draft/check', 'draft/presence', 'preview-link', 'publish', 'schedule'].map(
  (part) => [`/api/admin/campaigns/:id/${part} id`, '/api/admin/campaign-drafts'],
);

/** Lists with the ids for other paths and fields. */
const alsoIn: Readonly<Record<string, string>> = {
  ...Object.fromEntries(drafts),
  '/api/admin/galleries': '/api/admin/campaigns',
  '/api/admin/imports': '/api/admin/import-runs',
  '/api/admin/inbox': '/api/admin/inbox-threads',
  '/api/admin/people': '/api/admin/users',
  '/api/admin/background-jobs/:name/run name': '/api/admin/background-jobs',
  '/api/admin/loan-rows/:kind/:id/take-back id': '/api/admin/loan-rows/offers?type=ihtiyac',
  actorId: '/api/admin/users',
  assigneeId: '/api/admin/inbox-colleagues',
  bankId: '/api/admin/loan-offers?type=ihtiyac',
  customerId: '/api/admin/customers',
  customers: '/api/admin/customers',
  form: '/api/admin/forms',
  hash: '/api/admin/pictures',
  hashes: '/api/admin/pictures',
  hashEn: '/api/admin/pictures',
  lostReasonId: '/api/crm/lost-reasons',
  logoHash: '/api/admin/pictures',
  ownerId: '/api/crm/lead-owners',
  relationId: '/api/admin/customer-campaigns',
};

const row = z.object({
  id: z.string().optional(),
  hash: z.string().optional(),
  name: z.string().nullish(),
  username: z.string().optional(),
  version: z.number().optional(),
});
const rows = z.union([
  z.array(row),
  z.object({ items: z.array(row) }).transform(({ items }) => items),
  z.object({ banks: z.array(row) }).transform(({ banks }) => banks),
  z.object({ offers: z.array(row) }).transform(({ offers }) => offers),
  // An inbox thread.
  z.object({ entries: z.array(row) }).transform(({ entries }) => entries),
]);

/** People whose sessions the attack itself uses, so they must not be changed. */
const attackers: ReadonlySet<string | undefined> = new Set(demoAccounts.map(({ username }) => username));
const ofPeople: ReadonlySet<string> = new Set(['/api/admin/customers', '/api/admin/users']);

/** Collects, with the rights of an admin, the ids that calls of the office and the CRM may refer to. */
export async function learnRecords(
  send: Send,
  headers: Readonly<Record<string, string>>,
): Promise<Pick<Known, 'records' | 'versions'>> {
  const versions: Record<string, number> = {};
  const ask = async (url: string): Promise<readonly string[]> => {
    const { status, body } = await send({ method: 'GET', url, headers });
    const listed = status === 200 ? rows.safeParse(JSON.parse(body)).data : undefined;
    const meant = (listed ?? []).filter(({ username }) => !ofPeople.has(url) || !attackers.has(username));
    for (const { id, hash, version } of meant) {
      const key = id ?? hash;
      if (key !== undefined && version !== undefined) versions[key] = version;
    }
    return meant.flatMap(({ id, hash, name }) => id ?? hash ?? name ?? []);
  };
  const records: Record<string, readonly string[]> = {};
  for (const path of listPaths()) records[path] = await ask(path);
  for (const [place, path] of Object.entries(alsoIn)) {
    records[place] = [...(records[place] ?? []), ...(records[path] ?? (await ask(path)))];
  }
  const threads = await Promise.all(
    (records['/api/admin/inbox'] ?? []).map((id) => ask(`/api/admin/inbox/${id}`)),
  );
  return { records: { ...records, entryIds: threads.flat() }, versions };
}

/** Returns the paths of the lists whose items other calls refer to. */
function listPaths(): readonly string[] {
  const shapes: readonly EndpointShape[] = Object.values(allEndpoints);
  const isAbout = (path: string) => shapes.some((other) => other.path.startsWith(`${path}/:`));
  return shapes
    .filter(({ method, path }) => method === 'GET' && /^\/api\/(?:admin|crm)\//.test(path))
    .filter(({ path }) => !path.includes('/:') && isAbout(path))
    .map(({ path }) => path);
}
