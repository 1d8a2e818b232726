import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id } from '../values.ts';
import { grantLimits } from './grant-limits.ts';
import { outcome } from './resource-calls.ts';

const LONG_MS = 60_000;
const operation = 'manage-campaign-grants';

const customer = z.object({
  id,
  /** Their name, or their username while they gave none. */
  name: z.string(),
  username: z.string(),
  /** Masked. */
  email: z.string(),
});

/** A customer who can be given campaigns. */
export type Grantee = z.infer<typeof customer>;

const pair = z.object({ customerId: id, campaignId: id });

/** What comes of one customer and one campaign. */
const planned = z.object({
  ...pair.shape,
  /** It will be done, it is so already, or it cannot be. */
  verdict: z.enum(['will', 'already', 'refused']),
  /** Why it cannot be, in the caller's language. */
  reason: z.string().nullable(),
  /** The link that is taken. */
  linkId: id.nullable(),
});
export type PlannedGrant = z.infer<typeof planned>;

/** Finds customers by name, address or phone. */
export const findGrantees = endpoint({
  method: 'GET',
  path: '/api/admin/campaign-grants/customers',
  summary: 'The first twenty customers of a name, an e-mail address or a phone number.',
  operation,
  query: z.object({ q: z.string().max(200) }),
  reply: z.array(customer),
});

/** Says what giving or taking comes to, before anything is done. */
export const planGrants = endpoint({
  method: 'POST',
  path: '/api/admin/campaign-grants/plan',
  summary: 'What giving or taking these campaigns comes to, customer by customer; nothing is written.',
  operation,
  body: z.object({
    deed: z.enum(['give', 'take']),
    customers: z.array(id).max(grantLimits.customers),
    /** Of further customers, in any case. */
    emails: z.array(z.string().max(320)).max(grantLimits.customers),
    campaigns: z.array(id).min(1).max(grantLimits.campaigns),
  }),
  reply: z.object({
    customers: z.array(customer),
    campaigns: z.array(z.object({ id, title: z.string() })),
    pairs: z.array(planned),
    /** Addresses that no customer has. */
    unknown: z.array(z.string()),
  }),
  timeoutMs: LONG_MS,
});

/** Gives campaigns; the links are taken again by `customer-campaigns.bulk`. */
export const giveCampaigns = endpoint({
  method: 'POST',
  path: '/api/admin/campaign-grants',
  summary:
    'Gives campaigns to customers under the duplicate rule; what could not be given is told with its reason.',
  operation,
  body: z.object({ pairs: z.array(pair).min(1).max(grantLimits.pairs) }),
  reply: outcome,
  timeoutMs: LONG_MS,
});
