import { emailKey, toE164 } from '@ayrac/domain/account/identity.ts';
import type { QuoteContact } from '@ayrac/domain/quote/quote.ts';
import type { Suspicion } from '@ayrac/domain/quote/quote-proof.ts';
import type { CallContext } from '#server/api/handler.ts';
import { builtOnce, laterAll } from '#server/db/built-once.ts';
import type { Executor } from '#server/db/database.ts';
import { together } from '#server/db/together.ts';
import { recordConsents } from '#server/features/consent/writes.ts';
import { quoteForm } from '#server/features/lead/table.ts';
import type { QuotedCampaign } from '../queries.ts';

/** Validated form, and the suspicions about its sender. */
export interface FilledForm {
  /** Id of the new form. */
  readonly id: string;
  readonly contact: QuoteContact;
  /** Reasons why it looks automated; empty when it does not. */
  readonly suspicions: readonly Suspicion[];
}

const putForm = builtOnce((db) =>
  db.insert(quoteForm).values({
    ...laterAll(
      'id',
      'customerId',
      'name',
      'surname',
      'email',
      'emailKey',
      'phone',
      'country',
      'city',
      'town',
    ),
    ...laterAll('gender', 'birthday', 'contactEmail', 'contactPhone', 'contactChannel', 'contactTime'),
    ...laterAll('isSuspect', 'suspicions', 'createdAt'),
  }),
);

/** Writes a form with its consents. A signed-in sender owns it. */
export async function saveForm(
  tx: Executor,
  { caller, locale, now }: CallContext,
  { id, contact, suspicions }: FilledForm,
  campaign: QuotedCampaign | null,
): Promise<void> {
  const form = {
    id,
    customerId: caller.kind === 'member' ? caller.id : null,
    name: contact.name,
    surname: contact.surname,
    email: contact.email,
    emailKey: emailKey(contact.email),
    phone: toE164(contact.phoneNumber),
    country: contact.country,
    city: contact.city,
    town: contact.town,
    gender: contact.gender,
    birthday: contact.birthday,
    contactEmail: contact.contactEmail,
    contactPhone: contact.contactPhone === null ? null : toE164(contact.contactPhone),
    contactChannel: contact.contactPreference?.channel ?? null,
    contactTime: contact.contactPreference?.timeOfDay ?? null,
    isSuspect: suspicions.length > 0,
    suspicions: [...suspicions],
    createdAt: now,
  };
  await together(
    putForm(tx, '', form),
    recordConsents(tx, { formId: id }, contact, { campaign, locale, now }),
  );
}
