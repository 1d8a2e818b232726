import type { Client } from '@ayrac/contract/client.ts';
import { type QuoteDraft, quoteBody, readDraft } from '#web/public/quote/form/quote-draft.ts';
import { timeSince } from '#web/public/quote/sending/receive-quote.ts';
import { brandsOf, noticeBox, type RequestedCampaign, type Wording } from './requested.ts';
import { isSettled, type Outcomes, sendEach } from './send-each.ts';

/** Outcome of a form sent without script. */
export interface ReceivedAll {
  readonly outcomes: Outcomes;
  readonly draft: QuoteDraft;
  /** Ids of the brands whose notices were accepted. */
  readonly read: readonly string[];
  /** When the form was first shown, as an ISO instant. */
  readonly shownAt: string;
}

/** Sends a posted form for every campaign that has no request yet. */
export async function receiveSharedQuote(
  form: FormData,
  campaigns: readonly RequestedCampaign[],
  wording: Wording,
  api: Client,
  now: Date,
): Promise<ReceivedAll> {
  const brands = brandsOf(campaigns);
  const read = brands.map(({ brand }) => brand.id).filter((id) => form.has(noticeBox(id)));
  const draft = { ...readDraft(form), kvkkConsent: read.length === brands.length };
  const shownAt = String(form.get('shownAt') ?? '').slice(0, 30);
  const settled = new Set(form.getAll('settled').map(String));
  const before = Object.fromEntries(
    campaigns.flatMap(({ id }) => (settled.has(id) ? [[id, { kind: 'sent' }] as const] : [])),
  );
  const attempt = String(form.get('attempt') ?? '').slice(0, 80);
  const outcomes = await sendEach(
    campaigns.map(({ id }) => id),
    before,
    (id) => {
      const notice = campaigns.find((one) => one.id === id)?.notice ?? 'general';
      const subject = {
        campaignId: id,
        noticeVersion: wording.versions[notice],
        questionsVersion: wording.questions.version,
      };
      const body = {
        ...quoteBody(draft, subject),
        sending: { hasScript: false, ...timeSince(shownAt, now) },
      };
      return api.submitAnonymousQuote({ body }, attempt === '' ? {} : { idempotencyKey: `${attempt}.${id}` });
    },
  );
  return { outcomes, draft, read, shownAt };
}

/** Whether nothing is left to send. */
export function isAllSettled(campaigns: readonly RequestedCampaign[], outcomes: Outcomes): boolean {
  return campaigns.every(({ id }) => isSettled(outcomes[id]));
}
