import type { Sending } from '@ayrac/contract/quote.ts';
import { deviceOf } from '@ayrac/domain/account/device.ts';
import { dueOf } from '@ayrac/domain/lead/lead-due.ts';
import type { Suspicion } from '@ayrac/domain/quote/quote-proof.ts';
import { afterBusinessMinutes } from '@ayrac/domain/time/business-hours.ts';
import { sql } from 'drizzle-orm';
import type { CallContext } from '#server/api/handler.ts';
import { builtOnce, laterAll, writtenOnce } from '#server/db/built-once.ts';
import type { Executor } from '#server/db/database.ts';
import { notifyAfterCommit } from '#server/db/notify.ts';
import { together } from '#server/db/together.ts';
import { assignLeads } from '../assign-leads.ts';
import { notifyOfNewLead } from '../notify-of-lead.ts';
import { type BrandHours, dueFactsOfNew } from '../queries.ts';
import { lead } from '../table.ts';
import { withinLimit } from '../writes.ts';

/** Notification channel that wakes every node to deliver leads to brands. */
export const DELIVERY_CHANNEL = 'deliveries';

/** Business hours and assignment rules of a brand, as locked by the transaction that saves a request. */
export interface Reception extends BrandHours {
  /** Whether the brand has rules that assign new leads. */
  readonly hasRules: boolean;
}

/** Data of a new lead, with the contact when it has no form. */
export interface NewLead {
  readonly id: string;
  readonly campaign: { readonly id: string; readonly brandId: string; readonly reception: Reception };
  readonly formId?: string;
  readonly customerId: string | null;
  readonly contact?: {
    readonly email: string;
    readonly phone: string;
    readonly name: string;
    readonly surname: string;
    readonly city?: string | null;
    readonly town?: string | null;
    readonly channel?: string | null | undefined;
  };
  /** Preferred time of contact. */
  readonly contactTime?: string | null | undefined;
  /** Whether the request is suspected of coming from a robot, and the reasons. */
  readonly isSuspect?: boolean;
  readonly suspicions?: readonly Suspicion[];
  readonly createdAt: Date;
}

const putLead = builtOnce((db) =>
  db
    .insert(lead)
    .values({
      ...laterAll('id', 'formId', 'customerId', 'campaignId', 'brandId', 'isSuspect', 'suspicions'),
      ...laterAll('contactEmail', 'contactPhone', 'contactName', 'contactSurname'),
      ...laterAll('contactCity', 'contactTown', 'contactChannel', 'contactTime'),
      ...laterAll('dueAt', 'createdAt'),
      respondBy: sql`${sql.placeholder('respondBy')}::timestamptz`,
    })
    .returning({
      // The same test as in the trigger that writes deliveries. A mailbox that is not confirmed yet causes a needless
      // wake-up.
      hasListeners: sql<boolean>`exists (select from webhook where brand_id = ${lead.brandId})
        or exists (select from mailbox where brand_id = ${lead.brandId})`,
    }),
);

const putContext = writtenOnce(
  (later) => sql`
    insert into lead_context (lead_id, terms, page, referrer, parameters, device, language)
    select ${later('id')}::uuid, jsonb_build_object('title', title, 'endAt', end_at, 'listPrice', list_price,
        'campaignPrice', campaign_price, 'discount', discount, 'discountPercent', discount_percent,
        'monthlyPayment', monthly_payment, 'term', term, 'downPayment', down_payment, 'interestRate', interest_rate,
        'installment', installment, 'minimumPurchase', minimum_purchase),
      ${later('page')}, ${later('referrer')}, ${later('parameters')}::jsonb, ${later('device')}, ${later('locale')}
    from campaign where id = ${later('campaignId')}::uuid`,
);

/**
 * Writes a lead with the deadline of its first answer, the campaign's current terms, and what page and browser report.
 * Assigns it by the brand's rules. Refused when others have taken the campaign's last place.
 */
export async function insertLead(
  tx: Executor,
  { locale, userAgent }: Pick<CallContext, 'locale' | 'userAgent'>,
  sending: Pick<Sending, 'page' | 'referrer' | 'parameters'> | undefined,
  newLead: NewLead,
): Promise<void> {
  const { id, campaign, formId, customerId, contact, contactTime = null, createdAt } = newLead;
  const { isSuspect = false, suspicions = [] } = newLead;
  const { hours, answerMinutes, hasRules } = campaign.reception;
  const { brandId } = campaign;
  const respondBy = afterBusinessMinutes(createdAt, answerMinutes, hours) ?? null;
  const [[put]] = await together(
    withinLimit(() =>
      putLead(tx, '', {
        ...{ id, formId: formId ?? null, customerId, campaignId: campaign.id, brandId },
        ...{ isSuspect, suspicions: [...suspicions], createdAt },
        ...{ contactEmail: contact?.email ?? null, contactPhone: contact?.phone ?? null },
        ...{ contactName: contact?.name ?? null, contactSurname: contact?.surname ?? null },
        ...{ contactCity: contact?.city ?? null, contactTown: contact?.town ?? null },
        ...{
          contactChannel: contact?.channel ?? null,
          contactTime: contact === undefined ? null : contactTime,
        },
        respondBy: respondBy?.toISOString() ?? null,
        dueAt: dueOf(dueFactsOfNew({ createdAt, respondBy, contactTime, hours })),
      }),
    ),
    putContext(tx, {
      ...{ id, campaignId: campaign.id, device: deviceOf(userAgent).form, locale },
      ...{ page: sending?.page ?? null, referrer: sending?.referrer ?? null },
      parameters: JSON.stringify(sending?.parameters ?? {}),
    }),
  );
  // Suspected robots would flood the assignees and listeners.
  if (isSuspect) return;
  if (hasRules) await assignLeads(tx, brandId, [id], createdAt);
  await notifyOfNewLead(tx, { id, brandId, customerId });
  if (put?.hasListeners === true) await notifyAfterCommit(tx, DELIVERY_CHANNEL, '');
}
