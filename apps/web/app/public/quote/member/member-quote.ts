import { browserStorage } from '@ayrac/browser/browser-storage.ts';
import {
  type DraftStore,
  findDraft,
  forgetDraft,
  isRecord,
  KEPT_MS,
  keepDraft,
  keptTexts,
} from '@ayrac/browser/form/kept-draft.ts';
import type { CustomerProfile } from '@ayrac/contract/auth.ts';
import type { Client } from '@ayrac/contract/client.ts';
import { holdCampaign, noteAsked } from '#web/follow/hold-campaign.ts';
import { type QuoteDraft, type quoteBody, quoteForm } from '#web/public/quote/form/quote-draft.ts';
import { type ProvenSending, sendProven } from '#web/public/quote/sending/send-proven.ts';

const NAME = 'quote-draft';

/** Whose form it is, and for which campaign. */
export interface QuotePlace {
  readonly accountId: string;
  readonly campaignId: string;
}

/** Remembers for half an hour what a member typed for a campaign, for whoever signs in to the same account. */
export function keepQuote(
  store: DraftStore,
  { accountId: owner, campaignId }: QuotePlace,
  draft: QuoteDraft,
  now: number,
): void {
  const values = keptTexts(quoteForm, draft);
  keepDraft(store, { name: NAME, owner }, { campaignId, values }, now + KEPT_MS);
}

/** What was remembered for this campaign, once; null where there is nothing, or it is too old or not ours. */
export function takeKeptQuote(
  store: DraftStore,
  { accountId: owner, campaignId }: QuotePlace,
  now: number,
): QuoteDraft | null {
  const place = { name: NAME, owner };
  const kept = findDraft(store, place, now);
  if (kept?.campaignId !== campaignId) return null;
  forgetDraft(store, place);
  return isRecord(kept.values) ? keptTexts(quoteForm, kept.values) : null;
}

/** Whether the profile says where somebody lives: the form does not ask again. */
export function hasPlace({ city, town }: CustomerProfile): boolean {
  return Boolean(city && town);
}

/** The form as a member finds it: what was typed before a login, then the profile, and always the account's address. */
export function filledFor(draft: QuoteDraft, profile: CustomerProfile, campaignId: string): QuoteDraft {
  const store = browserStorage('sessionStorage');
  const place = { accountId: profile.id, campaignId };
  const kept = store === undefined ? null : takeKeptQuote(store, place, Date.now());
  const typed = kept ?? draft;
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

/** Keeps what was typed while its owner signs in again. */
export function keepForLogin(draft: QuoteDraft, place: QuotePlace): void {
  const store = browserStorage('sessionStorage');
  if (store !== undefined) keepQuote(store, place, draft, Date.now());
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
