import { phoneField } from '../account/identity.ts';
import { type Fields, type RawOf, readFields } from '../field.ts';
import { nameFields } from '../person/person.ts';
import {
  consentFields,
  type FormCheck,
  type MarketingChoice,
  type RawQuote,
  readMarketing,
} from './quote.ts';

/** What a member's request asks; their address is the account's, whatever was typed. */
export const memberQuoteFields = {
  contactName: nameFields.name,
  contactSurname: nameFields.surname,
  contactPhone: phoneField,
  ...consentFields,
} as const satisfies Fields;

/** A member's form as it was filled in or sent. */
export interface RawMemberQuote extends RawOf<typeof memberQuoteFields>, Pick<RawQuote, 'marketing'> {}

/** A member's valid form: how they may be reached, the phone as ten digits, and what they ticked. */
export interface MemberQuote {
  readonly contact: { readonly name: string; readonly surname: string; readonly phoneNumber: string };
  readonly ticked: {
    readonly explicitConsent: boolean;
    readonly marketing: MarketingChoice;
    readonly noticeVersion: string | null;
    readonly questionsVersion: string | null;
  };
}

/** Checks a member's whole form: the contact, and the disclosure's box, which has to be ticked. */
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
