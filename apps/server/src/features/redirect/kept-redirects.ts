import { hourInMs } from '@ayrac/domain/time/istanbul-time.ts';
import type { CallContext } from '#server/api/handler.ts';
import { RecentAnswers } from '#server/cache/recent-answers.ts';
import type { Services } from '#server/services.ts';
import { listRedirects } from './queries.ts';

/** The tag of what the redirects decide. */
export const REDIRECTS = 'redirects';

/** Where an address leads to. */
export interface Redirect {
  readonly id: string;
  readonly toPath: string;
}

type Redirects = ReadonlyMap<string, Redirect>;

// One node, one memory.
const kept = new WeakMap<Services, RecentAnswers<'all', Redirects>>();

function keptOf(services: Services): RecentAnswers<'all', Redirects> {
  const clock = () => services.clock().getTime();
  const known = kept.get(services) ?? new RecentAnswers({ most: 1, keepMs: hourInMs, clock });
  kept.set(services, known);
  return known;
}

/** Forgets the redirects when somebody changes them. */
export function droppableRedirects(services: Services) {
  return {
    drop(tags: readonly string[] | null): void {
      if (tags === null || tags.includes(REDIRECTS)) keptOf(services).clear();
    },
  };
}

/** The redirect of a path without its language, from memory. */
export async function redirectOf(
  { db, services }: Pick<CallContext, 'db' | 'services'>,
  path: string,
): Promise<Redirect | undefined> {
  const all = await keptOf(services).get('all', async () => {
    const rows = await listRedirects(db);
    return new Map(rows.map(({ id, fromPath, toPath }) => [fromPath, { id, toPath }]));
  });
  return all.get(path);
}
