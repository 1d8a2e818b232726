import { phoneField } from '../account/identity.ts';
import { type Fields, type FormCheck, type RawOf, readFields } from '../field.ts';
import { nameFields } from '../person/person.ts';
import { consentFields, type MarketingChoice, type RawQuote, readMarketing } from './quote.ts';

/** Fields of a signed-in member's quote request. The e-mail address is always that of the account. */
export const memberQuoteFields = {
  contactName: nameFields.name,
  contactSurname: nameFields.surname,
  contactPhone: phoneField,
  ...consentFields,
} as const satisfies Fields;

/** Input of a member's quote form. */
export interface RawMemberQuote extends RawOf<typeof memberQuoteFields>, Pick<RawQuote, 'marketing'> {}

/** Validated quote form of a member: contact data with the phone as ten digits, and the ticked checkboxes. */
export interface MemberQuote {
  readonly contact: { readonly name: string; readonly surname: string; readonly phoneNumber: string };
  readonly ticked: {
    readonly explicitConsent: boolean;
    readonly marketing: MarketingChoice;
    readonly noticeVersion: string | null;
    readonly questionsVersion: string | null;
  };
}

/** Validates a member's quote form. The privacy notice must be accepted. */
export function validateMemberQuote(raw: RawMemberQuote): FormCheck<MemberQuote> {
  const read = readFields(memberQuoteFields, { ...raw });
  if (read.kind !== 'ok') return read;
  const { contactName, contactSurname, contactPhone, explicitConsent, noticeVersion, questionsVersion } =
    read.value;
  return {
    kind: 'ok',
    value: {
      contact: { name: contactName, surname: contactSurname, phoneNumber: contactPhone },
      ticked: {
        ...{ explicitConsent, noticeVersion, questionsVersion },
        marketing: readMarketing(raw.marketing),
      },
    },
  };
}
