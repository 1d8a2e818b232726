import type { RequestState } from '@ayrac/domain/quote/request-state.ts';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Executor } from '#server/db/database.ts';
import { brand } from '#server/features/brand/table.ts';
import { inActiveCategory } from '#server/features/campaign/queries.ts';
import { campaign } from '#server/features/campaign/table.ts';
import { picture } from '#server/features/picture/table.ts';
import type { Fingerprint } from '#server/guards/fingerprint.ts';
import { customerClaim } from '../claim.ts';
import type { QuotedCampaign } from '../queries.ts';
import { customerToCampaign, formToCampaign, quoteForm } from '../table.ts';

const MOST_SHOWN = 200;

/** Which of the specified links a request is: that of a form, or that of a customer. */
export type RequestKind = 'form' | 'customer';

/** The table of a kind of link, and the column by which a claim names it. */
export const linkOf = {
  form: { table: formToCampaign, claim: 'form_link_id' },
  customer: { table: customerToCampaign, claim: 'customer_link_id' },
} as const;

const fateOf = (table: typeof formToCampaign | typeof customerToCampaign) => ({
  id: table.id,
  campaignId: table.campaignId,
  customerId: table.customerId,
  state: table.state,
  createdAt: table.createdAt,
  forwardedAt: table.forwardedAt,
  contactedAt: table.contactedAt,
  closedAt: table.closedAt,
  withdrawnAt: table.withdrawnAt,
});

/** Requests of both kinds with their campaigns, but for those of people who were erased; the filter stands in each part, so that each finds its index. */
function requests(db: Executor, by: { readonly customerId: string } | { readonly id: string }) {
  const wanted = (table: typeof formToCampaign | typeof customerToCampaign) =>
    'id' in by ? eq(table.id, by.id) : eq(table.customerId, by.customerId);
  const source = unionAll(
    db
      .select({
        kind: sql<RequestKind>`'form'::text`.as('kind'),
        ...fateOf(formToCampaign),
        formId: sql<string | null>`${formToCampaign.formId}`.as('form_id'),
        joinedAt: formToCampaign.joinedAt,
        email: sql<string>`${quoteForm.email}`.as('email'),
        phone: sql<string>`${quoteForm.phone}`.as('phone'),
      })
      .from(formToCampaign)
      .innerJoin(quoteForm, eq(quoteForm.id, formToCampaign.formId))
      .where(and(wanted(formToCampaign), isNull(quoteForm.erasedAt))),
    db
      .select({
        kind: sql<RequestKind>`'customer'::text`.as('kind'),
        ...fateOf(customerToCampaign),
        formId: sql<string | null>`null::uuid`.as('form_id'),
        joinedAt: sql<null>`null::timestamptz`.as('joined_at'),
        email: sql<string>`${customerToCampaign.contactEmail}`.as('email'),
        phone: sql<string>`${customerToCampaign.contactPhone}`.as('phone'),
      })
      .from(customerToCampaign)
      .where(and(wanted(customerToCampaign), isNull(customerToCampaign.erasedAt))),
  ).as('request');
  return db
    .select({
      kind: source.kind,
      id: source.id,
      campaignId: source.campaignId,
      customerId: source.customerId,
      state: source.state,
      createdAt: source.createdAt,
      forwardedAt: source.forwardedAt,
      contactedAt: source.contactedAt,
      closedAt: source.closedAt,
      withdrawnAt: source.withdrawnAt,
      formId: source.formId,
      joinedAt: source.joinedAt,
      email: source.email,
      phone: source.phone,
      slug: campaign.slug,
      title: campaign.title,
      titleEn: sql<string | null>`${campaign.english} ->> 'title'`,
      endAt: campaign.endAt,
      isShown: sql<boolean>`${campaign.isActive} and ${inActiveCategory}`,
      brand: { id: brand.id, name: brand.name, slug: brand.slug, colour: brand.colour },
      mark: { hash: picture.hash, width: picture.width, height: picture.height },
    })
    .from(source)
    .innerJoin(campaign, eq(campaign.id, source.campaignId))
    .innerJoin(brand, eq(brand.id, campaign.brandId))
    .leftJoin(picture, eq(picture.hash, brand.markHash))
    .orderBy(desc(source.createdAt), desc(source.id));
}

/** A request with its campaign. */
export type RequestRow = Awaited<ReturnType<typeof requests>>[number];

/** The requests of an account, newest first. */
export function listRequestRows(db: Executor, customerId: string) {
  return requests(db, { customerId }).limit(MOST_SHOWN);
}

/** A request by its id. */
export async function findRequest(db: Executor, id: string): Promise<RequestRow | undefined> {
  const [row] = await requests(db, { id }).limit(1);
  return row;
}

/** The campaigns that an account holds a request for. */
export async function listHeldCampaigns(db: Executor, customerId: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select campaign_id as id from form_to_campaign where customer_id = ${customerId} and is_active
    union
    select campaign_id from customer_to_campaign where customer_id = ${customerId} and is_active
    order by id limit ${MOST_SHOWN}`);
  return rows.map(({ id }) => id);
}

/** Holds a request until the transaction ends, and says where it is; undefined when it is gone. */
export async function lockRequest(tx: Executor, kind: RequestKind, id: string) {
  const { table } = linkOf[kind];
  const [row] = await tx.select(fateOf(table)).from(table).where(eq(table.id, id)).for('update');
  return row;
}

/** Writes where a request is now. */
export async function writeState(
  tx: Executor,
  kind: RequestKind,
  id: string,
  change: {
    readonly state: RequestState;
    readonly isActive: boolean;
    readonly forwardedAt?: Date;
    readonly contactedAt?: Date;
    readonly closedAt?: Date;
    readonly withdrawnAt?: Date | null;
  },
): Promise<void> {
  const { table } = linkOf[kind];
  await tx.update(table).set(change).where(eq(table.id, id));
}

/** An account that requests may join. */
interface JoiningAccount {
  readonly id: string;
  readonly emailKey: string;
  readonly emailVerifiedAt: Date | null;
}

/** The campaign of a request that has joined an account. */
export type JoinedCampaign = Pick<QuotedCampaign, 'title' | 'titleEn'>;

/**
 * Gives an account what was asked for with its address before it was known: when the address is verified, and at
 * each sign-in. A campaign that the account holds already keeps both requests; a form that was given back joins no
 * more. Returns the campaigns of what joined, by title.
 */
export async function joinRequests(
  tx: Executor,
  fingerprint: Fingerprint,
  { id, emailKey, emailVerifiedAt }: JoiningAccount,
  now: Date,
): Promise<readonly JoinedCampaign[]> {
  if (emailVerifiedAt === null) return [];
  const { rows } = await tx.execute<{ title: string; titleEn: string | null }>(sql`
    with adopted as (
      update quote_form set customer_id = ${id}
      where id in (
        select id from quote_form
        where customer_id is null and email_key = ${emailKey} and may_join
        order by id for update
      )
      returning id
    ), joined as (
      update form_to_campaign l set customer_id = ${id}, joined_at = ${now.toISOString()}
      from adopted where l.form_id = adopted.id and l.customer_id is null
      returning l.id, l.campaign_id, l.is_active, l.created_at
    ), claimed as (
      insert into quote_claim (campaign_id, claimant, form_link_id)
      select distinct on (campaign_id) campaign_id, ${customerClaim(fingerprint, id)}, id from joined where is_active
      order by campaign_id, created_at
      on conflict do nothing
    )
    select title, english ->> 'title' as "titleEn" from campaign
    where id in (select campaign_id from joined) order by title`);
  return rows;
}
