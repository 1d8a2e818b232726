import type { OwnRequest } from '@ayrac/contract/interests.ts';
import type { LinkedRequest } from '@ayrac/contract/request.ts';
import { maskEmail, maskPhone } from '@ayrac/domain/account/identity.ts';
import {
  canMove,
  canRestore,
  hasPassed,
  RESTORABLE_MS,
  type RequestStep,
} from '@ayrac/domain/quote/request-state.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import { textIn } from '@ayrac/domain/text/text-in.ts';
import { presentPictureAs } from '#server/features/picture/present.ts';
import type { RequestRow } from './queries.ts';

export function presentRequest(row: RequestRow, locale: Locale, now: Date): OwnRequest {
  const { brand, logo, withdrawnAt } = row;
  // A step that was undone, such as a loss by mistake, no longer counts.
  const passedAt = (step: RequestStep, at: Date | null) =>
    hasPassed(row.state, step) ? (at?.toISOString() ?? null) : null;
  const restorable = withdrawnAt !== null && canRestore(withdrawnAt, now) ? withdrawnAt : null;
  return {
    id: row.id,
    campaign: {
      id: row.campaignId,
      slug: row.slug,
      title: textIn(locale, row.title, row.titleEn),
      brand: {
        id: brand.id,
        name: brand.name,
        slug: brand.slug,
        colour: brand.colour,
        logo: logo === null ? null : presentPictureAs('logo', logo, brand.name),
      },
      endAt: row.endAt?.toISOString() ?? null,
      isShown: row.isShown,
    },
    state: row.state,
    at: {
      received: row.createdAt.toISOString(),
      forwarded: passedAt('forwarded', row.forwardedAt),
      contacted: passedAt('contacted', row.contactedAt),
      preparing: passedAt('preparing', row.preparingAt),
      closed: passedAt('closed', row.closedAt),
      withdrawn: withdrawnAt?.toISOString() ?? null,
    },
    joinedAt: row.joinedAt?.toISOString() ?? null,
    canWithdraw: canMove(row.state, 'withdrawn'),
    restorableUntil:
      restorable === null ? null : new Date(restorable.getTime() + RESTORABLE_MS).toISOString(),
  };
}

/** Presents a request to the holder of its link, with the contact masked and without ids. */
export function presentLinkedRequest(
  row: RequestRow,
  allowed: Pick<LinkedRequest, 'permissions' | 'phoneCode'>,
  locale: Locale,
  now: Date,
): LinkedRequest {
  const { campaign, state, at, canWithdraw, restorableUntil } = presentRequest(row, locale, now);
  const contact = { email: maskEmail(row.email), phone: maskPhone(row.phone) };
  return { campaign, state, at, canWithdraw, restorableUntil, contact, ...allowed };
}
