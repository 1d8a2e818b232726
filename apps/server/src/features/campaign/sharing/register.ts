import { readCoverName } from '@ayrac/domain/cover/cover-name.ts';
import { readPictureName } from '@ayrac/domain/picture/focus.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import { isLocale } from '@ayrac/domain/text/locale.ts';
import type { FastifyInstance } from 'fastify';
import { shownElsewhere } from '#server/api/response-headers.ts';
import type { Database, Executor } from '#server/db/database.ts';
import type { SharedPicture } from '#server/features/picture/present-share.ts';
import { findOriginal } from '#server/features/picture/queries.ts';
import { QueueFull, WorkQueue } from '#server/work-queue.ts';
import { findCampaignById } from '../queries.ts';
import { presentShare } from './present.ts';

const pattern = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-(tr|en)-[0-9a-f]{10}\.jpeg$/;
const WAITING = 50;

const FOR_EVER = 'public, max-age=31536000, immutable';
const BRIEFLY = 'public, max-age=300';

/**
 * Serves the pictures that represent campaigns where their pages are shared. The address changes with the content; an
 * old address redirects to the current one.
 */
export function registerSharePictures(app: FastifyInstance, db: Database): void {
  // Not cached: services fetch the picture once per shared page and keep it.
  const queue = new WorkQueue({ atOnce: 1, waiting: WAITING });
  const takeTurn = app.createRateLimit();
  app.get<{ Params: { file: string } }>(
    '/pictures/campaigns/:file',
    { config: { rateLimit: false } },
    async (request, reply) => {
      const turn = await takeTurn(request);
      if (!turn.isAllowed && turn.isExceeded) throw new RefusalError('too-many-requests');
      const [, id, locale] = pattern.exec(request.params.file) ?? [];
      const whole = id === undefined ? undefined : await findCampaignById(db, id);
      const isShown = whole?.campaign.isActive && whole.campaign.wasPublished && whole.isBrandShown;
      if (whole === undefined || !isShown || !isLocale(locale)) throw new RefusalError('not-found');
      const { address, picture, words } = presentShare(whole, locale);
      if (!address.endsWith(`/${request.params.file}`))
        return reply.header('cache-control', BRIEFLY).redirect(address, 302);
      const shared = await findPicture(db, picture);
      if (shared === undefined) throw new RefusalError('not-found');
      const { drawSharePicture } = await import('#server/features/picture/present-share.ts');
      const bytes = await queue.run('urgent', () => drawSharePicture(shared, words)).catch(shed);
      return reply
        .headers({ 'cache-control': FOR_EVER, 'content-security-policy': "default-src 'none'; sandbox" })
        .headers(shownElsewhere)
        .type('image/jpeg')
        .send(bytes);
    },
  );
}

async function findPicture(db: Executor, name: string): Promise<SharedPicture | undefined> {
  const cover = readCoverName(name);
  if (cover !== undefined) return { cover };
  const named = readPictureName(name);
  const original = named && (await findOriginal(db, named.hash));
  return original && { bytes: original.bytes, focus: original.focus };
}

function shed(error: unknown): never {
  throw error instanceof QueueFull ? new RefusalError('overloaded') : error;
}
