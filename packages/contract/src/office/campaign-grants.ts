import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id } from '../values.ts';
import { grantLimits } from './grant-limits.ts';
import { outcome } from './resource-calls.ts';

const LONG_MS = 60_000;
const operation = 'manage-campaign-grants';

const customer = z.object({
  id,
  /** Full name, or the username if none was given. */
  name: z.string(),
  username: z.string(),
  /** Masked e-mail address. */
  email: z.string(),
});

/** Customer to whom campaigns can be given. */
export type Grantee = z.infer<typeof customer>;

const pair = z.object({ customerId: id, campaignId: id });

/** Effect on one customer and one campaign. */
const planned = z.object({
  ...pair.shape,
  /** The action will be applied, it has no effect, or it is impossible. */
  verdict: z.enum(['will', 'already', 'refused']),
  /** Reason why it is impossible, in the caller's language. */
  reason: z.string().nullable(),
  /** Id of the link to be removed, or null. */
  linkId: id.nullable(),
});
export type PlannedGrant = z.infer<typeof planned>;

/** Finds customers by name, e-mail address or phone number. */
export const findGrantees = endpoint({
  method: 'GET',
  path: '/api/admin/campaign-grants/customers',
  summary: 'Finds up to 20 customers by name, e-mail address or phone number.',
  operation,
  query: z.object({ q: z.string().max(200) }),
  reply: z.array(customer),
});

/** Returns the effects of giving or taking campaigns, without applying them. */
export const planGrants = endpoint({
  method: 'POST',
  path: '/api/admin/campaign-grants/plan',
  summary: 'Returns the effect of giving or taking campaigns for each customer. Nothing is changed.',
  operation,
  body: z.object({
    action: z.enum(['give', 'take']),
    customers: z.array(id).max(grantLimits.customers),
    /** E-mail addresses of further customers. Case is ignored. */
    emails: z.array(z.string().max(320)).max(grantLimits.customers),
    campaigns: z.array(id).min(1).max(grantLimits.campaigns),
  }),
  reply: z.object({
    customers: z.array(customer),
    campaigns: z.array(z.object({ id, title: z.string() })),
    pairs: z.array(planned),
    /** E-mail addresses that belong to no customer. */
    unknown: z.array(z.string()),
  }),
  timeoutMs: LONG_MS,
});

/** Gives campaigns to customers. `customer-campaigns.bulk` removes the links again. */
export const giveCampaigns = endpoint({
  method: 'POST',
  path: '/api/admin/campaign-grants',
  summary: 'Gives campaigns to customers. Duplicates are refused. Failures are returned with their reasons.',
  operation,
  body: z.object({ pairs: z.array(pair).min(1).max(grantLimits.pairs) }),
  reply: outcome,
  timeoutMs: LONG_MS,
});
