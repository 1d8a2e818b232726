import {
  type PictureFormat,
  pictureFormats,
  pictureWidths,
  shareSize,
} from '@ayrac/domain/campaign/picture-address.ts';
import { readCoverName } from '@ayrac/domain/cover/cover-name.ts';
import { readPictureName } from '@ayrac/domain/picture/focus.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { shownElsewhere } from '#server/api/response-headers.ts';
import type { Database } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { QueueFull } from '#server/work-queue.ts';
import type { Variant } from './draw-variant.ts';
import { findOriginal } from './queries.ts';
import { isOfThisRelease, type PictureSources, PictureVariants, variantFolder } from './variants.ts';

const headers = {
  'cache-control': 'public, max-age=31536000, immutable',
  // A picture that is opened on its own cannot run or load anything.
  'content-security-policy': "default-src 'none'; sandbox",
};

// Cache time of covers from another release, which look different here.
const BRIEFLY = 'public, max-age=300';

/** Serves `/pictures/<name>-<width>.<format>`. Returns the store of variants. */
export function registerPictures(
  app: FastifyInstance,
  db: Database,
  services: Services,
  findLogo: PictureSources['findLogo'],
): PictureVariants {
  const folder = variantFolder(services.env.dataDir);
  const sources = { findOriginal: (hash: string) => findOriginal(db, hash), findLogo };
  const variants = new PictureVariants(folder, sources, services.env.pictureEffort);
  // A page shows dozens of pictures, so only requests that have to render one are rate limited.
  const takeTurn = app.createRateLimit();
  const make = async (variant: Variant, request: FastifyRequest) => {
    const turn = await takeTurn(request);
    if (!turn.isAllowed && turn.isExceeded) throw new RefusalError('too-many-requests');
    return getOrShed(variants, variant);
  };
  app.get<{ Params: { name: string } }>(
    '/pictures/:name',
    { config: { rateLimit: false } },
    async (request, reply) => {
      const variant = readName(request.params.name);
      const bytes = variant && ((await variants.findKept(variant)) ?? (await make(variant, request)));
      if (variant === undefined || bytes === undefined) throw new RefusalError('not-found');
      reply.headers(headers);
      if (variant.format === 'jpeg') reply.headers(shownElsewhere);
      if (!isOfThisRelease(variant)) reply.header('cache-control', BRIEFLY);
      return reply.type(`image/${variant.format}`).send(bytes);
    },
  );
  return variants;
}

/** Parses the file name of an offered variant; undefined for any other name. */
function readName(file: string): Variant | undefined {
  const [, name = '', width = '', format = ''] = /^(\w+)-(\d{2,4})\.([a-z]{4})$/.exec(file) ?? [];
  const cover = readCoverName(name);
  const named = cover === undefined ? readPictureName(name) : { cover };
  if (named === undefined) return undefined;
  if (format === 'jpeg') {
    return width === String(shareSize.width) ? { ...named, width: shareSize.width, format } : undefined;
  }
  const offered = pictureWidths.find((one) => String(one) === width);
  return offered !== undefined && isFormat(format) ? { ...named, width: offered, format } : undefined;
}

function isFormat(text: string): text is PictureFormat {
  return pictureFormats.some((format) => format === text);
}

async function getOrShed(variants: PictureVariants, variant: Variant): Promise<Buffer | undefined> {
  try {
    return await variants.get(variant);
  } catch (error) {
    throw error instanceof QueueFull ? new RefusalError('overloaded') : error;
  }
}
