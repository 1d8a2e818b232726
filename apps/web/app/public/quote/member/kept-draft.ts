import { ownKey } from '@ayrac/browser/session/own-key.ts';
import { type QuoteDraft, textFields } from '#web/public/quote/form/quote-draft.ts';
import { isRecord, readRecord, storedDraft } from '#web/public/quote/form/stored-draft.ts';

const NAME = 'quote-draft';
const LIFE_MS = 30 * 60 * 1_000;

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Whose form it is, and for which campaign. */
export interface DraftPlace {
  readonly accountId: string;
  readonly campaignId: string;
}

/**
 * Remembers for half an hour what a member typed for a campaign, for whoever signs in to the same account; boxes are
 * ticked anew, with their text before one's eyes.
 */
export function keepDraft(
  store: Store,
  { accountId, campaignId }: DraftPlace,
  draft: QuoteDraft,
  now: number,
): void {
  const values = Object.fromEntries(textFields.map((name) => [name, draft[name]]));
  store.setItem(ownKey(accountId, NAME), JSON.stringify({ campaignId, values, until: now + LIFE_MS }));
}

/** What was remembered for this campaign, once; null where there is nothing, or it is too old or not ours. */
export function takeKeptDraft(
  store: Store,
  { accountId, campaignId }: DraftPlace,
  now: number,
): QuoteDraft | null {
  const key = ownKey(accountId, NAME);
  const kept = readRecord(store, key);
  if (kept?.campaignId !== campaignId) return null;
  store.removeItem(key);
  const { values, until } = kept;
  if (typeof until !== 'number' || until <= now || !isRecord(values)) return null;
  return storedDraft(values);
}
