import type { Caller } from '@ayrac/domain/access.ts';
import type { FastifyRequest } from 'fastify';
import { cookieNames } from '#server/api/session-cookies.ts';
import type { Database } from '#server/db/database.ts';
import type { Identify } from '#server/plugins/session.ts';
import type { Services } from '#server/services.ts';
import { readAccessToken } from './access-token.ts';
import type { SessionMembers } from './session-members.ts';

const nobody: Caller = { kind: 'anonymous' };

/**
 * Identifies the caller by bearer token or cookie. A caller with a foreign, expired or outdated token counts as
 * anonymous: public calls continue, all others answer 401 and the browser refreshes.
 */
export function identifyBySession(db: Database, { clock, env }: Services, members: SessionMembers): Identify {
  return async (request) => {
    const token = tokenOf(request);
    if (token === undefined || token === '') return nobody;
    const now = clock();
    const claims = await readAccessToken({ db, origin: env.origin, now }, token);
    if (claims === null) return nobody;
    const member = await members.findHolder(claims, now);
    if (member === null) return nobody;
    const { id, username, role, brandId } = member;
    const { sid: sessionId, expiresAt } = claims;
    return {
      kind: 'member',
      ...{ id, username, role, sessionId, expiresAt },
      ...(brandId === null ? {} : { brandId }),
    };
  };
}

function tokenOf({ headers, cookies }: FastifyRequest): string | undefined {
  const bearer = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];
  return bearer ?? cookies[cookieNames.access];
}
