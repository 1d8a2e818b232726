import { sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { notifyAfterCommit } from '#server/db/notify.ts';

/** Notification channel for news of leads. */
export const LEAD_CHANNEL = 'leads';

/** News of a lead. It contains only ids, so that it fits into a notification. */
export interface LeadNews {
  readonly kind: 'new' | 'changed';
  readonly id: string;
  readonly brandId: string;
  readonly customerId: string | null;
  /** Only the requester is notified; the lists of staff do not show this lead. */
  readonly isApart: boolean;
}

/** Changes to so many leads of a brand that they are not announced one by one. */
export interface BrandNews {
  readonly kind: 'brand';
  readonly brandId: string;
}

/** Notifies every node of a lead, and of those that it represents, when the transaction commits. */
export function notifyOfLead(tx: Executor, leadId: string, kind: LeadNews['kind']): Promise<void> {
  return notifyOfLeads(tx, [leadId], kind);
}

/** The same for several leads. */
export async function notifyOfLeads(
  tx: Executor,
  leadIds: readonly string[],
  kind: LeadNews['kind'],
): Promise<void> {
  const ids = sql`${sql.param([...leadIds])}::uuid[]`;
  await tx.execute(sql`
    select pg_notify(${LEAD_CHANNEL}, json_build_object(
      'kind', ${kind}::text, 'id', id, 'brandId', brand_id, 'customerId', customer_id,
      'isApart', is_suspect or merged_into is not null)::text)
    from lead where id = any(${ids}) or merged_into = any(${ids})`);
}

/** Notifies every node of a new lead after the commit, so that the notification does not hold up other requests. */
export async function notifyOfNewLead(
  tx: Executor,
  lead: Pick<LeadNews, 'id' | 'brandId' | 'customerId'>,
): Promise<void> {
  const news: LeadNews = { kind: 'new', ...lead, isApart: false };
  await notifyAfterCommit(tx, LEAD_CHANNEL, JSON.stringify(news));
}

/**
 * Message of a node that starts. Another node may have died between a commit and its notification, so all readers
 * reload.
 */
export const RETURNED = '';

/** Notifies every node, when the transaction commits, that the lists of a brand's leads have changed. */
export async function notifyOfBrand(tx: Executor, brandId: string): Promise<void> {
  const news: BrandNews = { kind: 'brand', brandId };
  await tx.execute(sql`select pg_notify(${LEAD_CHANNEL}, ${JSON.stringify(news)})`);
}

/** Parses a message; undefined when it is not a valid one. */
export function readNews(message: string): LeadNews | BrandNews | undefined {
  try {
    const {
      kind,
      id,
      brandId,
      customerId = null,
      isApart = false,
    }: Partial<Record<'kind' | 'id' | 'brandId' | 'customerId', string | null>> & {
      isApart?: boolean;
    } = JSON.parse(message);
    if (typeof brandId !== 'string') return undefined;
    if (kind === 'brand') return { kind, brandId };
    if ((kind !== 'new' && kind !== 'changed') || typeof id !== 'string') return undefined;
    return { kind, id, brandId, customerId, isApart };
  } catch {
    return undefined;
  }
}
