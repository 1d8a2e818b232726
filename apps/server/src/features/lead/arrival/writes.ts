import type { Sending } from '@ayrac/contract/quote.ts';
import { deviceOf } from '@ayrac/domain/account/device.ts';
import { dueOf } from '@ayrac/domain/lead/lead-due.ts';
import type { Suspicion } from '@ayrac/domain/quote/quote-proof.ts';
import { afterBusinessMinutes } from '@ayrac/domain/time/business-hours.ts';
import { sql } from 'drizzle-orm';
import type { CallContext } from '#server/api/handler.ts';
import { builtOnce, laterAll, writtenOnce } from '#server/db/built-once.ts';
import type { Executor } from '#server/db/database.ts';
import { tellSoon } from '#server/db/tell.ts';
import { together } from '#server/db/together.ts';
import { assignLead } from '../assign-lead.ts';
import { type BrandHours, dueFactsOfNew } from '../queries.ts';
import { lead } from '../table.ts';
import { tellNewLead } from '../tell-lead.ts';
import { withinLimit } from '../writes.ts';

/** The channel on which every node hears that a brand is to be told of a lead. */
export const DELIVERY_CHANNEL = 'deliveries';

/** How a brand receives what is asked of it, as the transaction that takes it holds it. */
export interface Reception extends BrandHours {
  /** Whether rules say whose a request becomes. */
  readonly hasRules: boolean;
}

/** What somebody asks for, of which campaign and brand, and how they may be reached where no form says it. */
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
  };
  /** When they would like to be reached. */
  readonly contactTime?: string | null | undefined;
  /** Whether it looks like a robot's, and why. */
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
      ...laterAll('dueAt', 'createdAt'),
      respondBy: sql`${sql.placeholder('respondBy')}::timestamptz`,
    })
    .returning({
      // As the trigger that tells brands looks for them; one that is not confirmed is woken for in vain.
      hasListeners: sql<boolean>`exists (select from webhook where brand_id = ${lead.brandId})
        or exists (select from mailbox where brand_id = ${lead.brandId})`,
    }),
);

const putContext = writtenOnce(
  (later) => sql`
    insert into lead_context (lead_id, terms, page, referrer, parameters, device, language)
    select ${later('id')}::uuid, jsonb_build_object('title', title, 'endAt', end_at, 'listPrice', list_price,
        'campaignPrice', campaign_price, 'discount', discount, 'discountPercent', discount_percent),
      ${later('page')}, ${later('referrer')}, ${later('parameters')}::jsonb, ${later('device')}, ${later('locale')}
    from campaign where id = ${later('campaignId')}::uuid`,
);

/**
 * Writes what somebody asks for, with the clock of its first answer and where it came from: the terms of the campaign
 * as they are in this transaction, and what page and browser tell; whose it becomes, its brand's rules say. Refused where
 * others took the campaign's last place.
 */
export async function insertLead(
  tx: Executor,
  { locale, userAgent }: Pick<CallContext, 'locale' | 'userAgent'>,
  told: Pick<Sending, 'page' | 'referrer' | 'parameters'> | undefined,
  asked: NewLead,
): Promise<void> {
  const { id, campaign, formId, customerId, contact, contactTime = null, createdAt } = asked;
  const { isSuspect = false, suspicions = [] } = asked;
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
        respondBy: respondBy?.toISOString() ?? null,
        dueAt: dueOf(dueFactsOfNew({ createdAt, respondBy, contactTime })),
      }),
    ),
    putContext(tx, {
      ...{ id, campaignId: campaign.id, device: deviceOf(userAgent).form, locale },
      ...{ page: told?.page ?? null, referrer: told?.referrer ?? null },
      parameters: JSON.stringify(told?.parameters ?? {}),
    }),
  );
  // What looks like a robot's would fill up everybody's desk.
  if (isSuspect) return;
  if (hasRules) await assignLead(tx, { id, brandId }, createdAt);
  await tellNewLead(tx, { id, brandId, customerId });
  if (put?.hasListeners === true) await tellSoon(tx, DELIVERY_CHANNEL, '');
}
