import { MOST_KEPT_FOLLOWS } from '@ayrac/domain/person/follow.ts';
import { requestStates } from '@ayrac/domain/quote/request-state.ts';
import { z } from 'zod';
import { brandCard } from './brand.ts';
import { brandLink, campaignCard } from './campaign-card.ts';
import { categoryLink } from './category.ts';
import { endpoint } from './endpoint.ts';
import { id, instant, slug, text } from './values.ts';

/** Quote request as its sender sees it: its campaign and its progress. */
export const ownRequest = z.object({
  id,
  campaign: z.object({
    id,
    slug,
    title: text,
    brand: brandLink,
    endAt: instant.nullable(),
    /** Whether the campaign still has a page. */
    isShown: z.boolean(),
  }),
  state: z.enum(requestStates),
  /** Time at which the request reached each state. */
  at: z.object({
    received: instant,
    forwarded: instant.nullable(),
    contacted: instant.nullable(),
    preparing: instant.nullable(),
    closed: instant.nullable(),
    withdrawn: instant.nullable(),
  }),
  /**
   * Time at which the request was added to the account because of its e-mail address. Null for requests sent by the
   * account itself.
   */
  joinedAt: instant.nullable(),
  canWithdraw: z.boolean(),
  /** Time until which a withdrawal can be undone, or null. */
  restorableUntil: instant.nullable(),
});
export type OwnRequest = z.infer<typeof ownRequest>;

/** Returns everything that the caller follows and has requested. */
export const getInterests = endpoint({
  method: 'GET',
  path: '/api/me/interests',
  summary:
    "Returns the campaigns, brands and categories that the caller follows, and the caller's quote requests, newest first.",
  operation: 'list-own-interests',
  reply: z.object({
    /** Sorted by end: running campaigns, then open-ended ones, then those that are over. */
    campaigns: z.array(campaignCard),
    brands: z.array(brandCard),
    categories: z.array(categoryLink),
    requests: z.array(ownRequest),
  }),
});
export type Interests = ReturnType<(typeof getInterests)['reply']['parse']>;

/** Returns the campaigns bookmarked on a guest's device. The ids are in the body, because URLs are logged. */
export const listBookmarks = endpoint({
  method: 'POST',
  path: '/api/public/bookmarks',
  summary:
    'Returns the cards of the campaigns that a guest has bookmarked. Campaigns that no longer exist are left out.',
  operation: 'read-catalogue',
  body: z.object({ campaigns: z.array(id).max(MOST_KEPT_FOLLOWS) }),
  reply: z.object({
    /** Sorted by end: running campaigns, then open-ended ones, then those that are over. */
    campaigns: z.array(campaignCard),
  }),
  perMinute: 120,
});

const ofRequest = z.object({ relationId: id });

/** Withdraws a quote request. Has no effect if it is already withdrawn. */
export const withdrawRequest = endpoint({
  method: 'POST',
  path: '/api/me/requests/withdraw',
  summary: "Withdraws one of the caller's quote requests. The campaign can be requested again.",
  operation: 'change-own-requests',
  body: ofRequest,
  reply: ownRequest,
});

/** Undoes a withdrawal, within the time allowed. */
export const restoreRequest = endpoint({
  method: 'POST',
  path: '/api/me/requests/restore',
  summary: "Restores one of the caller's quote requests, within minutes of its withdrawal.",
  operation: 'change-own-requests',
  body: ofRequest,
  reply: ownRequest,
});

/** Removes a request from the caller's account that somebody else sent with the caller's e-mail address. */
export const disownRequest = endpoint({
  method: 'POST',
  path: '/api/me/requests/disown',
  summary:
    "Removes a quote request with its whole form from the caller's account, to which it was added by its e-mail address.",
  operation: 'change-own-requests',
  body: ofRequest,
  reply: z.object({ relationIds: z.array(id) }),
});
