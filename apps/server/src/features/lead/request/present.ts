import type { OwnRequest } from '@ayrac/contract/interests.ts';
import type { LinkedRequest } from '@ayrac/contract/request.ts';
import { maskEmail, maskPhone } from '@ayrac/domain/account/identity.ts';
import { canMove, canRestore, RESTORABLE_MS } from '@ayrac/domain/quote/request-state.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import { textIn } from '@ayrac/domain/text/text-in.ts';
import { presentPictureAs } from '#server/features/picture/present.ts';
import type { RequestRow } from './queries.ts';

export function presentRequest(row: RequestRow, locale: Locale, now: Date): OwnRequest {
  const { brand, mark, withdrawnAt } = row;
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
        mark: mark === null ? null : presentPictureAs('mark', mark, brand.name),
      },
      endAt: row.endAt?.toISOString() ?? null,
      isShown: row.isShown,
    },
    state: row.state,
    at: {
      received: row.createdAt.toISOString(),
      forwarded: row.forwardedAt?.toISOString() ?? null,
      contacted: row.contactedAt?.toISOString() ?? null,
      preparing: row.preparingAt?.toISOString() ?? null,
      closed: row.closedAt?.toISOString() ?? null,
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
