import type { CustomerProfile } from '@ayrac/contract/auth.ts';
import type { Client } from '@ayrac/contract/client.ts';
import { holdCampaign, noteSent } from '#web/follow/hold-campaign.ts';
import type { QuoteDraft, quoteBody } from '#web/public/quote/form/quote-draft.ts';
import { sendProven } from '#web/public/quote/sending/send-proven.ts';
import type { FilledQuote } from '#web/public/quote/sending/send-quote.ts';

/** Whether the profile contains a place, which the form then does not ask for. */
export function hasPlace({ city, town }: CustomerProfile): boolean {
  return Boolean(city && town);
}

/** Returns a member's form: typed values first, then the profile's, and always the account's e-mail address. */
export function filledFor(typed: QuoteDraft, profile: CustomerProfile): QuoteDraft {
  const home = typed.city === '' ? { city: profile.city ?? '', town: profile.town ?? '' } : {};
  return {
    ...typed,
    name: typed.name || (profile.name ?? ''),
    surname: typed.surname || (profile.surname ?? ''),
    phoneNumber: typed.phoneNumber || (profile.phoneNumber ?? ''),
    ...(hasPlace(profile) ? { city: profile.city ?? '', town: profile.town ?? '' } : home),
    email: profile.email,
  };
}

/** Sends a member's request, marks its campaign as requested, and adds missing values to the profile. */
export async function sendAsMember(
  client: Pick<Client, 'submitAuthenticatedQuote' | 'saveProfile'>,
  profile: CustomerProfile,
  { body, idempotencyKey, ...how }: FilledQuote,
): Promise<void> {
  const { campaignId, name, surname, phoneNumber } = body;
  const { kvkkConsent, explicitConsent, noticeVersion, questionsVersion, marketing, website } = body;
  const { city, town, contactPreference } = body;
  const requested = {
    ...{
      customerId: profile.id,
      campaignId,
      kvkkConsent,
      explicitConsent,
      noticeVersion,
      questionsVersion,
      marketing,
      website,
    },
    ...{ contactName: name, contactSurname: surname, contactEmail: profile.email, contactPhone: phoneNumber },
    contactPreference,
    // Only a place that the form asked for: a stored one may be unknown by now, and the member could not correct it
    // here.
    ...(hasPlace(profile) ? {} : { city, town }),
  };
  await sendProven(
    (sending) => client.submitAuthenticatedQuote({ body: { ...requested, sending } }, { idempotencyKey }),
    how,
  );
  holdCampaign(campaignId, true);
  noteSent(campaignId);
  // The request was sent, even if this fails.
  await completeProfile(client, profile, body).catch(() => undefined);
}

const completed = ['name', 'surname', 'phoneNumber', 'city', 'town'] as const;

/** Never overwrites values of the profile, nor changes saved in the meantime. */
async function completeProfile(
  client: Pick<Client, 'saveProfile'>,
  profile: CustomerProfile,
  body: ReturnType<typeof quoteBody>,
): Promise<void> {
  const missing = completed.filter((field) => !profile[field] && body[field]);
  if (missing.length === 0) return;
  const { gender, birthday, job, remindMe, version } = profile;
  const value = (field: (typeof completed)[number]) => profile[field] || body[field] || null;
  await client.saveProfile({
    body: {
      ...{ name: value('name'), surname: value('surname'), phoneNumber: value('phoneNumber') },
      ...{ city: value('city'), town: value('town') },
      ...{ gender, birthday, job: job?.id ?? null, remindMe, version },
    },
  });
}
