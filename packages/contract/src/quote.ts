import { emailField } from '@ayrac/domain/account/identity.ts';
import { memberQuoteFields } from '@ayrac/domain/quote/member-quote.ts';
import {
  campaignField,
  contactFields,
  marketingFields,
  preferenceFields,
  QUOTE_COUNTRY,
} from '@ayrac/domain/quote/quote.ts';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { fieldSchemas } from './field-schema.ts';
import { id, instant } from './values.ts';

const email = z.string().max(320);
const subject = fieldSchemas({ campaignId: campaignField });
const marketing = z.object(fieldSchemas(marketingFields)).nullish();

/** How a form was sent; only its own page says so. */
const sending = z.object({
  /** Milliseconds between seeing the form and sending it. */
  filledInMs: z.number().int().min(0).max(86_400_000).optional(),
  /** False where the form was posted without script. */
  hasScript: z.boolean().optional(),
  /** The path of the page that it was sent from. */
  page: z.string().max(300).optional(),
  /** The site that led to us, without what its address says beyond that. */
  referrer: z.string().max(200).optional(),
  /** What the address said of the advertisement that led to us: `utm_source` and the like. */
  parameters: z.record(z.string().max(30), z.string().max(100)).optional(),
  /** The answer to `proof-needed`. */
  proof: z
    .object({
      token: z.string().max(200),
      solutions: z
        .array(
          z
            .number()
            .int()
            .min(0)
            .max(2 ** 32),
        )
        .max(16),
    })
    .optional(),
});

export type Sending = z.infer<typeof sending>;

/** What the page of a form adds to what was filled in. */
const sent = z.object({
  /** A field that people never see; what fills it marks the request as suspect. */
  website: z.string().max(500).nullish(),
  sending: sending.optional(),
});

/** The specified anonymous submission and what the project adds to it. */
const anonymousQuote = z.object({
  ...fieldSchemas(contactFields),
  /** There is one alone, whatever was sent. */
  ...fieldSchemas({ country: { kind: 'choice', isRequired: false, choices: [QUOTE_COUNTRY] } }),
  ...subject,
  marketing,
  contactPreference: z.object(fieldSchemas(preferenceFields)).nullish(),
  ...sent.shape,
});

/** Sends a visitor's quote request. */
export const submitAnonymousQuote = endpoint({
  method: 'POST',
  path: '/api/Campaign_Service/public/form-submission/anonymous',
  summary: "Stores a visitor's form and its link to the campaign in one transaction.",
  operation: 'submit-quote',
  body: anonymousQuote,
  reply: z.object({ formId: id, relationId: id }),
});

/** What a member's request holds, whoever links it. */
const memberQuote = {
  customerId: id.nullish(),
  ...fieldSchemas(memberQuoteFields),
  /** Taken, and the account's is used. */
  ...fieldSchemas({ contactEmail: { ...emailField, isRequired: false } }),
  marketing,
  ...sent.shape,
};

/** Sends a member's quote request. */
export const submitAuthenticatedQuote = endpoint({
  method: 'POST',
  path: '/api/Campaign_Service/public/form-submission/authenticated',
  summary: "Stores a member's link to the campaign.",
  operation: 'submit-quote-as-member',
  body: z.object({ ...subject, ...memberQuote }),
  reply: z.object({ relationId: id }),
});

/** Asks whether an e-mail address already requested a campaign; answers nothing else. */
export const checkDuplicate = endpoint({
  method: 'GET',
  path: '/api/Campaign_Service/public/form-submission/check-duplicate',
  summary: 'Whether this address has an active request for this campaign.',
  operation: 'check-duplicate',
  query: z.object({
    email,
    campaignId: id,
    /** The answer to `proof-needed`, as `writeProof` of the domain spells it. */
    proof: z.string().max(500).optional(),
  }),
  reply: z.object({ isDuplicate: z.boolean() }),
  perMinute: 60,
});

const form = z.object({
  id,
  name: z.string(),
  surname: z.string(),
  email: z.string(),
  phoneNumber: z.string(),
  country: z.string(),
  city: z.string(),
  town: z.string(),
  gender: z.enum(['male', 'female', 'other']).nullable(),
  birthday: z.iso.date().nullable(),
  contactEmail: z.string().nullable(),
  contactPhone: z.string().nullable(),
  isActive: z.boolean(),
  createdAt: instant,
});

const formLink = z.object({
  id,
  form: z.object({ id }),
  campaign: z.object({ id }),
  isActive: z.boolean(),
  createdAt: instant,
});

const customerLink = z.object({
  id,
  campaign: z.object({ id }),
  customerId: id,
  contactEmail: z.string(),
  contactPhone: z.string(),
  contactName: z.string(),
  contactSurname: z.string(),
  isActive: z.boolean(),
  createdAt: instant,
});

const cursorQuery = z.object({ cursor: z.string().max(200).optional() });

/** The caller's forms; an admin sees all. */
export const listForms = endpoint({
  method: 'GET',
  path: '/api/Campaign_Service/form',
  summary: "The caller's quote forms, newest first.",
  operation: 'list-forms',
  query: cursorQuery,
  reply: z.array(form),
});

/** The links of the caller's forms to campaigns; an admin sees all. */
export const listFormLinks = endpoint({
  method: 'GET',
  path: '/api/Campaign_Service/form-to-campaign',
  summary: "The campaigns that the caller's forms ask about, newest first.",
  operation: 'list-form-links',
  query: cursorQuery,
  reply: z.array(formLink),
});

/** The campaigns that the caller holds. */
export const listOwnCampaigns = endpoint({
  method: 'GET',
  path: '/api/Campaign_Service/profile/my-campaigns',
  summary: "The customer's own campaign links, newest first.",
  operation: 'list-own-interests',
  reply: z.array(customerLink),
});

/** Creates a form alone. */
export const createForm = endpoint({
  method: 'POST',
  path: '/api/Campaign_Service/public/form-submission/form',
  summary: 'Stores a quote form without a campaign.',
  operation: 'create-form',
  body: anonymousQuote.omit({ campaignId: true }),
  reply: form,
});

/** Links a form to a campaign. */
export const createFormLink = endpoint({
  method: 'POST',
  path: '/api/Campaign_Service/public/form-submission/form-to-campaign',
  summary: "Links one of the caller's forms to a campaign, under the duplicate rule.",
  operation: 'create-form-link',
  body: z.object({ form: z.object({ id }), campaign: z.object({ id }), ...sent.shape }),
  reply: formLink,
});

/** Links a customer to a campaign. */
export const createCustomerLink = endpoint({
  method: 'POST',
  path: '/api/Campaign_Service/public/form-submission/customer-to-campaign',
  summary: 'Links the caller to a campaign, under the duplicate rule.',
  operation: 'create-customer-link',
  body: z.object({ campaign: z.object({ id }), ...memberQuote }),
  reply: customerLink,
});
