import { followKinds } from '@ayrac/domain/person/follow.ts';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, instant } from './values.ts';

const target = z.object({ kind: z.enum(followKinds), id });

const MOST_JOINED = 200;

/** How the caller stands to what pages show: all of it as ids, since the pages themselves know nobody. */
const ownRelations = z.object({
  campaigns: z.array(id),
  /** When those of the campaigns end that have an end: what is over is counted apart. */
  ends: z.array(z.object({ id, endAt: instant })),
  brands: z.array(id),
  categories: z.array(id),
  /** Campaigns that they hold a request for. */
  requested: z.array(id),
  /** Notifications that they have not read. */
  unread: z.number().int(),
});
export type OwnRelations = z.infer<typeof ownRelations>;

/** Follows a campaign, brand or category; one that is followed stays so. */
export const follow = endpoint({
  method: 'POST',
  path: '/api/me/follows',
  summary: 'Follows a campaign, brand or category; repeated, it changes nothing.',
  operation: 'change-own-follows',
  body: target,
  reply: z.object({ isFollowed: z.literal(true) }),
  perMinute: 300,
});

/** Follows something no longer; what is not followed stays so. */
export const unfollow = endpoint({
  method: 'POST',
  path: '/api/me/follows/remove',
  summary: 'Ends a follow; repeated, it changes nothing.',
  operation: 'change-own-follows',
  body: target,
  reply: z.object({ isFollowed: z.literal(false) }),
  perMinute: 300,
});

/** What the caller follows and holds, for pages to show. */
export const listFollows = endpoint({
  method: 'GET',
  path: '/api/me/follows',
  summary: 'The ids of what the caller follows and of the campaigns that they hold, and how much is unread.',
  operation: 'list-own-interests',
  reply: ownRelations,
});

/** Adds what a guest followed on their device; what is gone, or beyond the limit, is left out. */
export const joinFollows = endpoint({
  method: 'POST',
  path: '/api/me/follows/join',
  summary: "Adds a guest's follows to the account; what is not there any more is left out.",
  operation: 'change-own-follows',
  body: z.object({
    campaigns: z.array(id).max(MOST_JOINED).default([]),
    brands: z.array(id).max(MOST_JOINED).default([]),
    categories: z.array(id).max(MOST_JOINED).default([]),
  }),
  reply: ownRelations,
});
