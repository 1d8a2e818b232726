import type { Caller } from '@ayrac/domain/access.ts';
import type { FastifyRequest } from 'fastify';
import type { Database } from '#server/db/database.ts';
import { hashOfToken } from '#server/guards/opaque-token.ts';
import type { Identify } from '#server/plugins/session.ts';
import type { Services } from '#server/services.ts';
import { isKey } from './key.ts';
import { findOpened } from './queries.ts';
import { noteUse } from './writes.ts';

/** Finds out which brand's system calls, where the bearer is a key; all others are left to who knows sessions. */
export function identifyByKey(db: Database, { clock }: Services, others: Identify): Identify {
  return async (request) => {
    const key = keyOf(request);
    if (key === undefined) return others(request);
    const now = clock();
    const opened = await findOpened(db, hashOfToken(key), now);
    // A key that opens nothing is no reason to look at cookies.
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
