import type { Caller } from '@ayrac/domain/access.ts';
import type { FastifyRequest } from 'fastify';
import type { Database } from '#server/db/database.ts';
import { hashOfToken } from '#server/guards/opaque-token.ts';
import type { Identify } from '#server/plugins/session.ts';
import type { Services } from '#server/services.ts';
import { isKey } from './key.ts';
import { findOpened } from './queries.ts';
import { noteUse } from './writes.ts';

/** Identifies a brand's system when the bearer token is an API key, and delegates all other requests. */
export function identifyByKey(db: Database, { clock }: Services, others: Identify): Identify {
  return async (request) => {
    const key = keyOf(request);
    if (key === undefined) return others(request);
    const now = clock();
    const opened = await findOpened(db, hashOfToken(key), now);
    // An invalid key makes the caller anonymous, without a fallback to cookies.
    if (opened === undefined) return { kind: 'anonymous' };
    await noteUse(db, opened, now);
    const { id: keyId, brandId } = opened;
    return { kind: 'system', keyId, brandId } satisfies Caller;
  };
}

function keyOf({ headers }: FastifyRequest): string | undefined {
  const bearer = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];
  return bearer !== undefined && isKey(bearer) ? bearer : undefined;
}
