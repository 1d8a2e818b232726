import type { memberQuoteFields } from '@ayrac/domain/quote/member-quote.ts';
import type {
  consentFields,
  contactFields,
  marketingFields,
  preferenceFields,
} from '@ayrac/domain/quote/quote.ts';
import type { FieldNote } from './field-schema.ts';

type NotesOf<Set> = Readonly<Record<keyof Set, FieldNote>>;

const ifOther = 'if different from that of the request';

/** Notes about the checkboxes below a form. */
const consentNotes: NotesOf<typeof consentFields> = {
  kvkkConsent: { description: 'Whether the person confirms having been shown the privacy notice.' },
  noticeVersion: {
    description: 'Version of the privacy notice that the form showed.',
    examples: ['2026-11-29'],
  },
  explicitConsent: { description: 'Whether the person consents to suggestions made for them.' },
  questionsVersion: {
    description: 'Version of the texts of the optional checkboxes that the form showed.',
    examples: ['2026-11'],
  },
};

/** Notes about the fields of the contact form. */
export const contactNotes: NotesOf<typeof contactFields> = {
  name: { description: 'First name of the person.' },
  surname: { description: 'Surname of the person.' },
  email: { description: "The person's e-mail address." },
  phoneNumber: { description: "The person's mobile number." },
  city: { description: 'Province, in any spelling of its Turkish name.' },
  town: { description: 'District of the province, in any spelling of its Turkish name.' },
  gender: { description: 'Gender, where the campaign asks for it.' },
  birthday: { description: 'Birthday, where the campaign asks for it.' },
  contactEmail: { description: `E-mail address for the answer, ${ifOther}.` },
  contactPhone: { description: `Mobile number for the answer, ${ifOther}.` },
  ...consentNotes,
};

/** Notes about the fields of a member's quote request. */
export const memberQuoteNotes: NotesOf<typeof memberQuoteFields> = {
  contactName: { description: 'First name of the person to be contacted.' },
  contactSurname: { description: 'Surname of the person to be contacted.' },
  contactPhone: { description: 'Mobile number of the person to be contacted.' },
  city: { description: 'Province; that of the profile by default.' },
  town: { description: 'District of the province; that of the profile by default.' },
  ...consentNotes,
};

/** Notes about the checkboxes for commercial messages. */
export const marketingNotes: NotesOf<typeof marketingFields> = {
  email: {
    description: 'Whether commercial messages may be sent by e-mail. It applies once confirmed by mail.',
  },
  sms: { description: 'Whether commercial messages may be sent by SMS.' },
  call: { description: 'Whether commercial calls may be made.' },
};

/** Notes about the contact preferences. */
export const preferenceNotes: NotesOf<typeof preferenceFields> = {
  channel: { description: 'Channel by which the person prefers to be contacted.' },
  timeOfDay: { description: 'Time of day at which the person prefers to be contacted.' },
};
