import { MOST_KEPT_FOLLOWS } from '@ayrac/domain/person/follow.ts';
import { requestStates } from '@ayrac/domain/quote/request-state.ts';
import { z } from 'zod';
import { brandCard } from './brand.ts';
import { brandLink, campaignCard } from './campaign-card.ts';
import { categoryLink } from './category.ts';
import { endpoint } from './endpoint.ts';
import { id, instant, slug, text } from './values.ts';

/** A request as whoever made it sees it: what it is about, and what became of it. */
export const ownRequest = z.object({
  id,
  campaign: z.object({
    id,
    slug,
    title: text,
    brand: brandLink,
    endAt: instant.nullable(),
    /** False where its page is gone. */
    isShown: z.boolean(),
  }),
  state: z.enum(requestStates),
  /** When it came into each state it was in. */
  at: z.object({
    received: instant,
    forwarded: instant.nullable(),
    contacted: instant.nullable(),
    preparing: instant.nullable(),
    closed: instant.nullable(),
    withdrawn: instant.nullable(),
  }),
  /** When it joined the account by its address; null where the account sent it itself. */
  joinedAt: instant.nullable(),
  canWithdraw: z.boolean(),
  /** Until when a withdrawal can be taken back; null where it cannot. */
  restorableUntil: instant.nullable(),
});
export type OwnRequest = z.infer<typeof ownRequest>;

/** Everything that the caller follows and asked for. */
export const getInterests = endpoint({
  method: 'GET',
  path: '/api/me/interests',
  summary: 'The campaigns, brands and categories that the caller follows, and their requests, newest first.',
  operation: 'list-own-interests',
  reply: z.object({
    /** By their end, the open-ended ones after these, and those that are over last. */
    campaigns: z.array(campaignCard),
    brands: z.array(brandCard),
    categories: z.array(categoryLink),
    requests: z.array(ownRequest),
  }),
});
export type Interests = ReturnType<(typeof getInterests)['reply']['parse']>;

/** The campaigns that a guest's device names; in a body, because addresses are logged. */
export const listBookmarks = endpoint({
  method: 'POST',
  path: '/api/public/bookmarks',
  summary: 'The cards of the campaigns that a guest keeps on their device; what is gone is left out.',
  operation: 'read-catalogue',
  body: z.object({ campaigns: z.array(id).max(MOST_KEPT_FOLLOWS) }),
  reply: z.object({
    /** By their end, the open-ended ones after these, and those that are over last. */
    campaigns: z.array(campaignCard),
  }),
  perMinute: 120,
});

const ofRequest = z.object({ relationId: id });

/** Takes a request back; one that was taken back stays so. */
export const withdrawRequest = endpoint({
  method: 'POST',
  path: '/api/me/requests/withdraw',
  summary: "Withdraws one of the caller's requests; the campaign can be asked for again.",
  operation: 'change-own-requests',
  body: ofRequest,
  reply: ownRequest,
});

/** Takes a withdrawal back, for as long as that is possible. */
export const restoreRequest = endpoint({
  method: 'POST',
  path: '/api/me/requests/restore',
  summary: "Takes up again one of the caller's requests that was withdrawn minutes ago.",
  operation: 'change-own-requests',
  body: ofRequest,
  reply: ownRequest,
});

/** Says that a request is not the caller's, although it came with their address. */
export const disownRequest = endpoint({
  method: 'POST',
  path: '/api/me/requests/disown',
  summary: "Takes a request that joined the caller's account by its address out of it, with all of its form.",
  operation: 'change-own-requests',
  body: ofRequest,
  reply: z.object({ relationIds: z.array(id) }),
});
