import { emailField, phoneField } from '@ayrac/domain/account/identity.ts';
import { birthdayField, genderField } from '@ayrac/domain/person/person.ts';
import { contactChannels, contactTimes } from '@ayrac/domain/quote/quote.ts';
import { referenceField } from '@ayrac/domain/record/record-field.ts';
import { resource } from './resource.ts';

const line = { kind: 'text', isRequired: false, limit: 200, lines: 'one', isVerbatim: true } as const;

/** Quote forms as they were sent. They are never changed. */
export const forms = resource({
  name: 'forms',
  operation: 'read-forms',
  fields: {
    name: { ...line, isRequired: true },
    email: emailField,
    phone: phoneField,
    campaignId: referenceField({ to: 'campaign-forms', isRequired: false }),
    brandId: referenceField({ to: 'brands', isRequired: false }),
    city: line,
    town: line,
    gender: genderField,
    birthday: birthdayField,
    contactEmail: { ...emailField, isRequired: false },
    contactPhone: { ...phoneField, isRequired: false },
    contactChannel: { kind: 'choice', isRequired: false, choices: contactChannels },
    contactTime: { kind: 'choice', isRequired: false, choices: contactTimes },
    /** Language of the form. */
    language: { kind: 'choice', isRequired: false, choices: ['tr', 'en'] },
    isSuspect: { kind: 'switch', isRequired: true, isConcern: true },
  },
  sortable: ['createdAt'],
  defaultSort: '-createdAt',
  filters: ['campaignId', 'brandId', 'createdAt', 'language', 'isSuspect'],
  /** Number of campaigns for which the form was sent. */
  figures: ['requests'],
  // Limits of exact counts. Searches with more matches are too broad to be useful.
  countsTo: 10_000,
  findsTo: 1_000,
  personal: ['email', 'phone', 'birthday', 'contactEmail', 'contactPhone'],
  calls: ['list', 'get', 'export', 'reveal'],
});
