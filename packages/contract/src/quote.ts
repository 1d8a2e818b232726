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
const contactPreference = z.object(fieldSchemas(preferenceFields)).nullish();

/** How the form was sent. Only our own page provides this data. */
const sending = z.object({
  /** Milliseconds from displaying the form to sending it. */
  filledInMs: z.number().int().min(0).max(86_400_000).optional(),
  /** False when the form was sent without JavaScript. */
  hasScript: z.boolean().optional(),
  /** Path of the page that sent the form. */
  page: z.string().max(300).optional(),
  /** Origin of the site that referred the visitor, without the rest of its URL. */
  referrer: z.string().max(200).optional(),
  /** Advertising parameters of the landing page's URL, such as `utm_source`. */
  parameters: z.record(z.string().max(30), z.string().max(100)).optional(),
  /** Proof of work, after the refusal `proof-needed`. */
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

/** Data that the form's page adds to the user's input. */
const sent = z.object({
  /** Honeypot field. A value marks the request as suspect. */
  website: z.string().max(500).nullish(),
  sending: sending.optional(),
});

/** The specified anonymous submission, with additional fields. */
const anonymousQuote = z.object({
  ...fieldSchemas(contactFields),
  /** There is only one country, whatever is sent. */
  ...fieldSchemas({ country: { kind: 'choice', isRequired: false, choices: [QUOTE_COUNTRY] } }),
  ...subject,
  marketing,
  contactPreference,
  ...sent.shape,
});

/** Sends a visitor's quote request. */
export const submitAnonymousQuote = endpoint({
  method: 'POST',
  path: '/api/Campaign_Service/public/form-submission/anonymous',
  summary: "Stores a visitor's quote form and its link to the campaign in one transaction.",
  operation: 'submit-quote',
  body: anonymousQuote,
  reply: z.object({ formId: id, relationId: id }),
});

/** Fields of a member's quote request. */
const memberQuote = {
  customerId: id.nullish(),
  ...fieldSchemas(memberQuoteFields),
  /** Accepted as specified, but the account's e-mail address is used. */
  ...fieldSchemas({ contactEmail: { ...emailField, isRequired: false } }),
  marketing,
  contactPreference,
  ...sent.shape,
};

/** Sends a member's quote request. */
export const submitAuthenticatedQuote = endpoint({
  method: 'POST',
  path: '/api/Campaign_Service/public/form-submission/authenticated',
  summary: "Stores a member's quote request for a campaign.",
  operation: 'submit-quote-as-member',
  body: z.object({ ...subject, ...memberQuote }),
  reply: z.object({ relationId: id }),
});

/** Returns only whether an e-mail address has already requested a campaign. */
export const checkDuplicate = endpoint({
  method: 'GET',
  path: '/api/Campaign_Service/public/form-submission/check-duplicate',
  summary: 'Returns whether an e-mail address has an active quote request for a campaign.',
  operation: 'check-duplicate',
  query: z.object({
    email,
    campaignId: id,
    /** Proof of work after the refusal `proof-needed`, in the format of the domain's `writeProof`. */
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

/** Lists the caller's forms. Admins see all. */
export const listForms = endpoint({
  method: 'GET',
  path: '/api/Campaign_Service/form',
  summary: "Lists the caller's quote forms, newest first.",
  operation: 'list-forms',
  query: cursorQuery,
  reply: z.array(form),
});

/** Lists the links between the caller's forms and campaigns. Admins see all. */
export const listFormLinks = endpoint({
  method: 'GET',
  path: '/api/Campaign_Service/form-to-campaign',
  summary: "Lists the links between the caller's quote forms and campaigns, newest first.",
  operation: 'list-form-links',
  query: cursorQuery,
  reply: z.array(formLink),
});

/** Lists the campaigns that the caller has requested. */
export const listOwnCampaigns = endpoint({
  method: 'GET',
  path: '/api/Campaign_Service/profile/my-campaigns',
  summary: 'Lists the campaigns that the caller has requested, newest first.',
  operation: 'list-own-interests',
  reply: z.array(customerLink),
});

/** Creates a form without a link. */
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
  summary: "Links one of the caller's quote forms to a campaign. Duplicates are refused.",
  operation: 'create-form-link',
  body: z.object({ form: z.object({ id }), campaign: z.object({ id }), ...sent.shape }),
  reply: formLink,
});

/** Links a customer to a campaign. */
export const createCustomerLink = endpoint({
  method: 'POST',
  path: '/api/Campaign_Service/public/form-submission/customer-to-campaign',
  summary: 'Links the caller to a campaign. Duplicates are refused.',
  operation: 'create-customer-link',
  body: z.object({ campaign: z.object({ id }), ...memberQuote }),
  reply: customerLink,
});
