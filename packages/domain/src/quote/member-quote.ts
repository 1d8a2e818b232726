import { phoneField } from '../account/identity.ts';
import { type Fields, type FormCheck, type RawOf, readFields } from '../field/field.ts';
import { type KnownPlaces, nameFields, placeFields, placeRules } from '../person/person.ts';
import {
  type ContactPreference,
  consentFields,
  type MarketingChoice,
  problemsOf,
  type RawQuote,
  readMarketing,
  readPreference,
} from './quote.ts';

/**
 * Fields of a signed-in member's quote request. The e-mail address is always that of the account, and a place that is
 * not given is that of the profile.
 */
export const memberQuoteFields = {
  contactName: nameFields.name,
  contactSurname: nameFields.surname,
  contactPhone: phoneField,
  city: { ...placeFields.city, isRequired: false },
  town: { ...placeFields.town, isRequired: false },
  ...consentFields,
} as const satisfies Fields;

/** Input of a member's quote form. */
export interface RawMemberQuote
  extends RawOf<typeof memberQuoteFields>,
    Pick<RawQuote, 'marketing' | 'contactPreference'> {}

/** Validated quote form of a member: contact data with the phone as ten digits, and the ticked checkboxes. */
export interface MemberQuote {
  readonly contact: {
    readonly name: string;
    readonly surname: string;
    readonly phoneNumber: string;
    readonly city: string | null;
    readonly town: string | null;
    readonly contactPreference: ContactPreference | null;
  };
  readonly ticked: {
    readonly explicitConsent: boolean;
    readonly marketing: MarketingChoice;
    readonly noticeVersion: string | null;
    readonly questionsVersion: string | null;
  };
}

/** Validates a member's quote form. The privacy notice must be accepted. */
export function validateMemberQuote(raw: RawMemberQuote, places: KnownPlaces): FormCheck<MemberQuote> {
  const read = readFields(memberQuoteFields, { ...raw }, placeRules(raw.city, places));
  const preference = readPreference(raw.contactPreference);
  if (read.kind !== 'ok' || preference.kind !== 'ok')
    return { kind: 'invalid', fields: { ...problemsOf(read), ...problemsOf(preference) } };
  const { contactName, contactSurname, contactPhone, city, town } = read.value;
  const { explicitConsent, noticeVersion, questionsVersion } = read.value;
  return {
    kind: 'ok',
    value: {
      contact: {
        ...{ name: contactName, surname: contactSurname, phoneNumber: contactPhone },
        ...{ city, town, contactPreference: preference.value },
      },
      ticked: {
        ...{ explicitConsent, noticeVersion, questionsVersion },
        marketing: readMarketing(raw.marketing),
      },
    },
  };
}
