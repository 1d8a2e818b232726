import { sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { tellSoon } from '#server/db/tell.ts';

/** The channel on which every node hears of leads. */
export const LEAD_CHANNEL = 'leads';

/** What happened to a lead: ids alone, which stay below what a message may hold. */
export interface LeadNews {
  readonly kind: 'new' | 'changed';
  readonly id: string;
  readonly brandId: string;
  readonly customerId: string | null;
  /** Whoever asked is to hear of it; the lists of those who work on leads do not show it. */
  readonly isApart: boolean;
}

/** What happened to so many leads of a brand that nobody is told of each. */
export interface BrandNews {
  readonly kind: 'brand';
  readonly brandId: string;
}

/** Tells every node of a lead, and of those that it stands for, when the transaction commits. */
export async function tellLead(tx: Executor, leadId: string, kind: LeadNews['kind']): Promise<void> {
  await tx.execute(sql`
    select pg_notify(${LEAD_CHANNEL}, json_build_object(
      'kind', ${kind}::text, 'id', id, 'brandId', brand_id, 'customerId', customer_id,
      'isApart', is_suspect or merged_into is not null)::text)
    from lead where id = ${leadId} or merged_into = ${leadId}`);
}

/** Tells every node of a lead that was just written, behind the commit: it may wait, others' requests may not. */
export async function tellNewLead(
  tx: Executor,
  lead: Pick<LeadNews, 'id' | 'brandId' | 'customerId'>,
): Promise<void> {
  const news: LeadNews = { kind: 'new', ...lead, isApart: false };
  await tellSoon(tx, LEAD_CHANNEL, JSON.stringify(news));
}

/** What a node says that comes up: another may have died between a commit and telling of it, so everyone asks anew. */
export const RETURNED = '';

/** Tells every node when the transaction commits that a brand's leads are to be looked at anew. */
export async function tellBrand(tx: Executor, brandId: string): Promise<void> {
  const news: BrandNews = { kind: 'brand', brandId };
  await tx.execute(sql`select pg_notify(${LEAD_CHANNEL}, ${JSON.stringify(news)})`);
}

/** Reads a message; undefined where it is none of ours. */
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
