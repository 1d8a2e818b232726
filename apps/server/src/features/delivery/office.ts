import { webhooks } from '@ayrac/contract/office/webhooks.ts';
import { eq, sql } from 'drizzle-orm';
import { brand } from '#server/features/brand/table.ts';
import { type RecordWrite, serve } from '#server/resource/declaration.ts';
import { stayWithBrand } from './stay-with-brand.ts';
import { webhook } from './table.ts';
import { ring, startWaitingOver } from './writes.ts';

const countOf = (state: 'waiting' | 'failed') =>
  sql<number>`(select count(*)::integer from delivery d where d.webhook_id = webhook.id and d.state = ${state})`;

export const webhookRecords = serve({
  shape: webhooks,
  table: webhook,
  joins: [{ table: brand, on: eq(brand.id, webhook.brandId) }],
  references: { brandId: { table: brand, label: brand.name } },
  scope: { brand: webhook.brandId },
  sorts: { url: [webhook.url], createdAt: [webhook.createdAt], updatedAt: [webhook.updatedAt] },
  searched: sql`(${brand.searchKey} || ' ' || lower(regexp_replace(${webhook.url}, '[^[:alnum:]]+', ' ', 'g')))`,
  beforeWrite: stayWithBrand,
  // Deliveries that waited during a pause are sent immediately, with the whole time for retries.
  async afterWrite({ tx, context, id, before, after }) {
    const isResumed = before !== null && !receives(before) && receives(after);
    await (isResumed ? startWaitingOver(tx, id, context.now) : ring(tx));
  },
  taken: { webhook_brand_taken: ['brandId', 'brand-has-webhook'] },
  figures: { waiting: countOf('waiting'), failed: countOf('failed') },
});

/** Whether deliveries are sent to a webhook. */
function receives({ isActive, isInBin }: RecordWrite['after']): boolean {
  return isActive === true && isInBin === false;
}
