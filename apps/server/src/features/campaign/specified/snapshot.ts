import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { nextLink } from '#server/api/cursor.ts';
import type { Database } from '#server/db/database.ts';
import { listDetailImages, listLiveCampaigns } from '../queries.ts';
import { DETAIL_IMAGES } from './images-html.ts';
import { presentSpecifiedCampaign } from './present-specified.ts';

const compress = promisify(brotliCompress);
const QUALITY = 5;

/** Live campaigns in one answer of the specified list. */
export const CAMPAIGNS_IN_ONE_ANSWER = 1_000;

/** A ready answer of the specified list. */
export interface Snapshot {
  readonly body: Buffer;
  readonly brotli: Buffer;
  readonly etag: string;
  /** The `Link` header to the rest, where there is one. */
  readonly link: string | undefined;
}

/** Makes one answer of the specified list, compressed and with its ETag. */
export async function makeSnapshot(
  db: Database,
  now: Date,
  after: readonly [end: string, id: string] | null,
): Promise<Snapshot> {
  const found = await listLiveCampaigns(db, now, after, CAMPAIGNS_IN_ONE_ANSWER + 1);
  const rows = found.slice(0, CAMPAIGNS_IN_ONE_ANSWER);
  const images = new Map<string, string[]>();
  if (rows.length > 0) {
    const ids = sql`(${sql.join(
      rows.map((row) => sql`${row.campaign.id}::uuid`),
      sql`, `,
    )})`;
    for (const { campaignId, hash } of await listDetailImages(db, ids)) {
      images.set(campaignId, [...(images.get(campaignId) ?? []), hash]);
    }
  }
  const campaigns = rows.map((row) =>
    presentSpecifiedCampaign(row, (images.get(row.campaign.id) ?? []).slice(0, DETAIL_IMAGES)),
  );
  const body = Buffer.from(JSON.stringify(campaigns));
  const last = found.length > rows.length ? rows.at(-1)?.campaign : undefined;
  return {
    body,
    brotli: await compress(body, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }),
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`,
    link: last && nextLink([last.endAt?.toISOString() ?? 'infinity', last.id]),
  };
}
