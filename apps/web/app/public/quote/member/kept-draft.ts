import { type QuoteDraft, textFields } from '#web/public/quote/form/quote-draft.ts';
import { isRecord, readRecord, storedDraft } from '#web/public/quote/form/stored-draft.ts';

const STORE = 'quote-draft';
const LIFE_MS = 30 * 60 * 1_000;

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Remembers for half an hour what was typed for a campaign; boxes are ticked anew, with their text before one's eyes. */
export function keepDraft(store: Store, campaignId: string, draft: QuoteDraft, now: number): void {
  const values = Object.fromEntries(textFields.map((name) => [name, draft[name]]));
  store.setItem(STORE, JSON.stringify({ campaignId, values, until: now + LIFE_MS }));
}

/** What was remembered for this campaign, once; null where there is nothing, or it is too old or not ours. */
export function takeKeptDraft(store: Store, campaignId: string, now: number): QuoteDraft | null {
  const kept = readRecord(store, STORE);
  if (kept?.campaignId !== campaignId) return null;
  store.removeItem(STORE);
  const { values, until } = kept;
  if (typeof until !== 'number' || until <= now || !isRecord(values)) return null;
  return storedDraft(values);
}
