import type { CustomerProfile } from '@ayrac/contract/auth.ts';
import type { Client } from '@ayrac/contract/client.ts';
import { holdCampaign, noteAsked } from '#web/follow/hold-campaign.ts';
import type { QuoteDraft, quoteBody } from '#web/public/quote/form/quote-draft.ts';
import { type ProvenSending, sendProven } from '#web/public/quote/sending/send-proven.ts';

/** Whether the profile says where somebody lives: the form does not ask again. */
export function hasPlace({ city, town }: CustomerProfile): boolean {
  return Boolean(city && town);
}

/** The form as a member finds it: what was typed, then the profile, and always the account's address. */
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

/** A member's filled form, and how it is sent. */
interface MembersQuote extends ProvenSending {
  readonly body: ReturnType<typeof quoteBody>;
  readonly idempotencyKey: string;
}

/** Sends a member's request, marks its campaign as held, and completes the profile with what it did not know. */
export async function sendAsMember(
  client: Pick<Client, 'submitAuthenticatedQuote' | 'saveProfile'>,
  profile: CustomerProfile,
  { body, idempotencyKey, ...how }: MembersQuote,
): Promise<void> {
  const { campaignId, name, surname, phoneNumber } = body;
  const { kvkkConsent, explicitConsent, noticeVersion, questionsVersion, marketing, website } = body;
  const asked = {
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
  };
  await sendProven(
    (sending) => client.submitAuthenticatedQuote({ body: { ...asked, sending } }, { idempotencyKey }),
    how,
  );
  holdCampaign(campaignId, true);
  noteAsked(campaignId);
  // The request stands, whatever becomes of this.
  await completeProfile(client, profile, body).catch(() => undefined);
}

const completed = ['name', 'surname', 'phoneNumber', 'city', 'town'] as const;

/** What the profile says is never overwritten, nor what was saved there meanwhile. */
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
