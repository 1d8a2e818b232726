import { followKinds } from '@ayrac/domain/person/follow.ts';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, instant } from './values.ts';

const target = z.object({ kind: z.enum(followKinds), id });

const MOST_JOINED = 200;

/**
 * Relations of the caller to the content of pages. They are ids only, because cached pages know nothing of the visitor.
 */
const ownRelations = z.object({
  campaigns: z.array(id),
  /** End dates of the campaigns that have one, so that ended campaigns can be counted separately. */
  ends: z.array(z.object({ id, endAt: instant })),
  brands: z.array(id),
  categories: z.array(id),
  /** Campaigns for which the caller has a quote request. */
  requested: z.array(id),
  /** Number of unread notifications. */
  unread: z.number().int(),
});
export type OwnRelations = z.infer<typeof ownRelations>;

/** Follows a campaign, brand or category. Has no effect if it is already followed. */
export const follow = endpoint({
  method: 'POST',
  path: '/api/me/follows',
  summary: 'Follows a campaign, brand or category. Has no effect if it is already followed.',
  operation: 'change-own-follows',
  body: target,
  reply: z.object({ isFollowed: z.literal(true) }),
  perMinute: 300,
});

/** Unfollows a campaign, brand or category. Has no effect if it is not followed. */
export const unfollow = endpoint({
  method: 'POST',
  path: '/api/me/follows/remove',
  summary: 'Unfollows a campaign, brand or category. Has no effect if it is not followed.',
  operation: 'change-own-follows',
  body: target,
  reply: z.object({ isFollowed: z.literal(false) }),
  perMinute: 300,
});

/** Returns the ids of everything that the caller follows or has requested. */
export const listFollows = endpoint({
  method: 'GET',
  path: '/api/me/follows',
  summary:
    'Returns the ids of everything that the caller follows or has requested, and the number of unread notifications.',
  operation: 'list-own-interests',
  reply: ownRelations,
});

/** Adds the follows from a guest's device to the account. Removed items and those beyond the limit are left out. */
export const joinFollows = endpoint({
  method: 'POST',
  path: '/api/me/follows/join',
  summary: 'Adds the follows of a guest to the account. Items that no longer exist are left out.',
  operation: 'change-own-follows',
  body: z.object({
    campaigns: z.array(id).max(MOST_JOINED).default([]),
    brands: z.array(id).max(MOST_JOINED).default([]),
    categories: z.array(id).max(MOST_JOINED).default([]),
  }),
  reply: ownRelations,
});
