import type { RequestState } from '@ayrac/domain/quote/request-state.ts';
import { and, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor } from '#server/db/database.ts';
import { brand } from '#server/features/brand/table.ts';
import { hasShownPlace } from '#server/features/campaign/queries.ts';
import { campaign } from '#server/features/campaign/table.ts';
import { pictureColumns } from '#server/features/picture/queries.ts';
import { picture } from '#server/features/picture/table.ts';
import { isShown } from '#server/resource/is-shown.ts';
import { emailOfLead, phoneOfLead } from '../queries.ts';
import { lead, leadState, quoteForm } from '../table.ts';

const MOST_SHOWN = 200;

/** Lead that represents a merged one. Work on it applies to both. */
const standing = alias(lead, 'standing');

/**
 * Selects leads with their campaigns for their requesters, newest first. Leads of erased people belong to nobody and
 * are excluded.
 */
function requests(db: Executor, condition: SQL) {
  const firstIn = (state: string) =>
    sql<Date | null>`min(${leadState.at}) filter (where ${leadState.toState} = ${state})`.mapWith(
      leadState.at,
    );
  const step = db
    .select({
      forwardedAt: firstIn('forwarded').as('forwarded_at'),
      contactedAt: firstIn('contacted').as('contacted_at'),
      preparingAt: firstIn('preparing').as('preparing_at'),
      closedAt: firstIn('closed').as('closed_at'),
      withdrawnAt: sql<Date | null>`max(${leadState.at}) filter (
        where ${leadState.toState} = 'withdrawn' and ${leadState.leadId} = lead.id and lead.state = 'withdrawn')`
        .mapWith(leadState.at)
        .as('withdrawn_at'),
    })
    .from(leadState)
    .where(or(eq(leadState.leadId, lead.id), eq(leadState.leadId, lead.mergedInto)))
    .as('step');
  return db
    .select({
      id: lead.id,
      campaignId: lead.campaignId,
      customerId: lead.customerId,
      state: sql<RequestState>`case when ${lead.state} = 'withdrawn' or ${standing.state} = 'withdrawn'
        then ${lead.state} else coalesce(${standing.state}, ${lead.state}) end`,
      createdAt: lead.createdAt,
      forwardedAt: step.forwardedAt,
      contactedAt: step.contactedAt,
      preparingAt: step.preparingAt,
      closedAt: step.closedAt,
      withdrawnAt: step.withdrawnAt,
      formId: lead.formId,
      joinedAt: lead.joinedAt,
      email: emailOfLead,
      phone: phoneOfLead,
      slug: campaign.slug,
      title: campaign.title,
      titleEn: sql<string | null>`${campaign.english} ->> 'title'`,
      endAt: campaign.endAt,
      isShown: sql<boolean>`${isShown(campaign)} and ${hasShownPlace}`,
      brand: { id: brand.id, name: brand.name, slug: brand.slug, colour: brand.colour },
      logo: pictureColumns(picture),
    })
    .from(lead)
    .leftJoin(quoteForm, eq(quoteForm.id, lead.formId))
    .leftJoin(standing, eq(standing.id, lead.mergedInto))
    .innerJoin(campaign, eq(campaign.id, lead.campaignId))
    .innerJoin(brand, eq(brand.id, campaign.brandId))
    .leftJoin(picture, eq(picture.hash, brand.logoHash))
    .crossJoinLateral(step)
    .where(and(condition, isNull(lead.erasedAt)))
    .orderBy(desc(lead.createdAt), desc(lead.id));
}

export type RequestRow = Awaited<ReturnType<typeof requests>>[number];

/** Lists the requests of an account, newest first. */
export function listRequestRows(db: Executor, customerId: string) {
  return requests(db, eq(lead.customerId, customerId)).limit(MOST_SHOWN);
}

export async function findRequest(db: Executor, id: string): Promise<RequestRow | undefined> {
  const [row] = await requests(db, eq(lead.id, id)).limit(1);
  return row;
}

/** Lists the campaigns for which an account has a request. */
export async function listHeldCampaigns(db: Executor, customerId: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: lead.campaignId })
    .from(lead)
    .where(and(eq(lead.customerId, customerId), eq(lead.isActive, true)))
    .orderBy(lead.campaignId)
    .limit(MOST_SHOWN);
  return rows.map(({ id }) => id);
}
