import { parsePhone } from '@ayrac/domain/account/identity.ts';
import { FieldReader, optional, type RawText, requiredText } from '@ayrac/domain/form-field.ts';
import { type FormCheck, quoteLimits, type RawQuote } from '@ayrac/domain/quote/quote.ts';
import type { Ticked } from '#server/features/consent/queries.ts';

/** How a member may be reached besides the address of their account; the phone as ten digits. */
export interface MemberContact {
  readonly name: string;
  readonly surname: string;
  readonly phoneNumber: string;
}

/** A member's contact fields as they were sent. */
export interface RawMemberContact {
  readonly contactName?: RawText;
  readonly contactSurname?: RawText;
  readonly contactPhone?: RawText;
}

/** Checks a member's whole form: the contact, and the disclosure's box, which has to be ticked. */
export function checkMemberForm(
  raw: RawMemberContact & Pick<RawQuote, 'kvkkConsent' | 'explicitConsent' | 'noticeVersion' | 'marketing'>,
): FormCheck<{ readonly contact: MemberContact; readonly ticked: Ticked }> {
  const reader = new FieldReader();
  const contact = readContact(raw, reader);
  const version = optional(raw.noticeVersion, (text) => requiredText(text, quoteLimits.noticeVersion));
  const ticked: Ticked = {
    explicitConsent: raw.explicitConsent === true,
    marketing: {
      email: raw.marketing?.email === true,
      sms: raw.marketing?.sms === true,
      call: raw.marketing?.call === true,
    },
    noticeVersion: reader.take('noticeVersion', version, null),
  };
  if (raw.kvkkConsent !== true) reader.fields.kvkkConsent = 'must-accept';
  return reader.isClean
    ? { kind: 'ok', value: { contact, ticked } }
    : { kind: 'invalid', fields: reader.fields };
}

function readContact(raw: RawMemberContact, reader: FieldReader): MemberContact {
  return {
    name: reader.take('contactName', requiredText(raw.contactName, quoteLimits.name), ''),
    surname: reader.take('contactSurname', requiredText(raw.contactSurname, quoteLimits.surname), ''),
    phoneNumber: reader.take('contactPhone', parsePhone(raw.contactPhone ?? ''), ''),
  };
}
