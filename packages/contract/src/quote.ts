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
import { contactNotes, marketingNotes, memberQuoteNotes, preferenceNotes } from './quote-notes.ts';
import { id, instant } from './values.ts';

const email = z
  .string()
  .max(320)
  .meta({ examples: ['elif@ornek.example'] });
const formId = id.meta({ description: 'Id of the stored form.' });
const campaignId = id.meta({ description: 'Id of the campaign.' });
const relationId = id.meta({
  description: 'Id of the stored request, which links the form to the campaign.',
});
const form = z.object({ id: formId }).meta({ description: 'The form.' });
const campaign = z.object({ id: campaignId }).meta({ description: 'The campaign.' });
const subject = fieldSchemas(
  { campaignId: campaignField },
  {
    campaignId: {
      description: 'Id of the requested campaign.',
      examples: ['0198f3a2-5c7d-7b1e-9d64-2f1c8a6b3e50'],
    },
  },
);
const marketing = z
  .object(fieldSchemas(marketingFields, marketingNotes))
  .nullish()
  .meta({ description: 'Permissions for commercial messages. All are optional.' });
const contactPreference = z
  .object(fieldSchemas(preferenceFields, preferenceNotes))
  .nullish()
  .meta({ description: 'How and when the person prefers to be contacted. Either of the two is enough.' });

/** How the form was sent. Only our own page provides this data. */
const sending = z.object({
  filledInMs: z
    .number()
    .int()
    .min(0)
    .max(86_400_000)
    .optional()
    .meta({ description: 'Milliseconds from displaying the form to sending it.', examples: [42_000] }),
  hasScript: z.boolean().optional().meta({ description: 'False when the form was sent without JavaScript.' }),
  page: z
    .string()
    .max(300)
    .optional()
    .meta({ description: 'Path of the page that sent the form.', examples: ['/kampanyalar/kis-lastigi'] }),
  referrer: z
    .string()
    .max(200)
    .optional()
    .meta({
      description: 'Origin of the site that referred the visitor, without the rest of its URL.',
      examples: ['https://www.example.com'],
    }),
  parameters: z
    .record(z.string().max(30), z.string().max(100))
    .optional()
    .meta({
      description: "Advertising parameters of the landing page's URL.",
      examples: [{ utm_source: 'bulten' }],
    }),
  proof: z
    .object({
      token: z
        .string()
        .max(200)
        .meta({ description: 'Token from the refusal.', examples: ['mfwq2x1k.4.c2lnbmF0dXJl'] }),
      solutions: z
        .array(
          z
            .number()
            .int()
            .min(0)
            .max(2 ** 32),
        )
        .max(16)
        .meta({ description: 'Solutions of its puzzles, in their order.', examples: [[71_204, 9_331]] }),
    })
    .optional()
    .meta({ description: 'Proof of work, after the refusal `proof-needed`.' }),
});

export type Sending = z.infer<typeof sending>;

/** Data that the form's page adds to the user's input. */
const sent = z.object({
  website: z
    .string()
    .max(500)
    .nullish()
    .meta({
      description: 'Honeypot field, always left empty. A value marks the request as suspect.',
      examples: [''],
    }),
  sending: sending
    .optional()
    .meta({ description: 'How the form was sent. Only our own page provides this.' }),
});

/** The specified anonymous submission, with additional fields. */
const anonymousQuote = z.object({
  ...fieldSchemas(contactFields, contactNotes),
  ...fieldSchemas(
    { country: { kind: 'choice', isRequired: false, choices: [QUOTE_COUNTRY] } },
    { country: { description: 'Country. There is only one, whatever is sent.' } },
  ),
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
  reply: z.object({ formId, relationId }),
});

/** Fields of a member's quote request. */
const memberQuote = {
  customerId: id.nullish().meta({ description: "Id of the member. It must be the caller's own." }),
  ...fieldSchemas(memberQuoteFields, memberQuoteNotes),
  ...fieldSchemas(
    { contactEmail: { ...emailField, isRequired: false } },
    { contactEmail: { description: "Accepted as specified, but the account's e-mail address is used." } },
  ),
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
  reply: z.object({ relationId }),
});

/** Returns only whether an e-mail address has already requested a campaign. */
export const checkDuplicate = endpoint({
  method: 'GET',
  path: '/api/Campaign_Service/public/form-submission/check-duplicate',
  summary: 'Returns whether an e-mail address has an active quote request for a campaign.',
  operation: 'check-duplicate',
  query: z.object({
    email: email.meta({ description: 'E-mail address of the person.' }),
    campaignId,
    // In the format of the domain's `writeProof`.
    proof: z
      .string()
      .max(500)
      .optional()
      .meta({
        description:
          'Proof of work after the refusal `proof-needed`: its token and the solutions, joined by tildes.',
        examples: ['mfwq2x1k.4.c2lnbmF0dXJl~71204~9331'],
      }),
  }),
  reply: z.object({
    isDuplicate: z.boolean().meta({ description: 'Whether there is an active request for the campaign.' }),
  }),
  perMinute: 60,
});

const readText = (description: string, example: string) =>
  z.string().meta({ description, examples: [example] });
const isActive = z.boolean().meta({ description: 'False after a withdrawal.' });
const createdAt = instant.meta({ description: 'When it was stored.' });
const contact = {
  email: readText('E-mail address.', 'elif@ornek.example'),
  phone: readText('Mobile number, as ten digits.', '5321234567'),
  name: readText('First name.', 'Elif'),
  surname: readText('Surname.', 'Yılmaz'),
};

const storedForm = z.object({
  id: formId,
  name: contact.name,
  surname: contact.surname,
  email: contact.email,
  phoneNumber: contact.phone,
  country: readText('Country.', QUOTE_COUNTRY),
  city: readText('Province.', 'İzmir'),
  town: readText('District.', 'Bornova'),
  gender: z.enum(['male', 'female', 'other']).nullable().meta({ description: 'Gender, or null.' }),
  birthday: z.iso
    .date()
    .nullable()
    .meta({ description: 'Birthday, or null.', examples: ['1990-05-17'] }),
  contactEmail: contact.email.nullable().meta({ description: 'E-mail address for the answer, or null.' }),
  contactPhone: contact.phone.nullable().meta({ description: 'Mobile number for the answer, or null.' }),
  isActive,
  createdAt,
});

const formLink = z.object({ id: relationId, form, campaign, isActive, createdAt });

const customerLink = z.object({
  id: relationId,
  campaign,
  customerId: id.meta({ description: 'Id of the member.' }),
  contactEmail: contact.email,
  contactPhone: contact.phone,
  contactName: contact.name,
  contactSurname: contact.surname,
  isActive,
  createdAt,
});

const cursorQuery = z.object({
  cursor: z
    .string()
    .max(200)
    .optional()
    .meta({
      description: 'Cursor of the page, from the header `Link` of the previous one.',
      examples: ['eyJhIjoxfQ'],
    }),
});

/** Lists the caller's forms. Admins see all. */
export const listForms = endpoint({
  method: 'GET',
  path: '/api/Campaign_Service/form',
  summary: "Lists the caller's quote forms, newest first.",
  operation: 'list-forms',
  query: cursorQuery,
  reply: z.array(storedForm),
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
  reply: storedForm,
});

/** Links a form to a campaign. */
export const createFormLink = endpoint({
  method: 'POST',
  path: '/api/Campaign_Service/public/form-submission/form-to-campaign',
  summary: "Links one of the caller's quote forms to a campaign. Duplicates are refused.",
  operation: 'create-form-link',
  body: z.object({ form, campaign, ...sent.shape }),
  reply: formLink,
});

/** Links a customer to a campaign. */
export const createCustomerLink = endpoint({
  method: 'POST',
  path: '/api/Campaign_Service/public/form-submission/customer-to-campaign',
  summary: 'Links the caller to a campaign. Duplicates are refused.',
  operation: 'create-customer-link',
  body: z.object({ campaign, ...memberQuote }),
  reply: customerLink,
});
