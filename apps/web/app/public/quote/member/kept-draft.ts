import { boxFields, emptyDraft, type QuoteDraft, textFields } from '#web/public/quote/form/quote-draft.ts';

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
  const kept = parse(store.getItem(STORE));
  if (kept?.campaignId !== campaignId) return null;
  store.removeItem(STORE);
  const { values, until } = kept;
  if (typeof until !== 'number' || until <= now || !isRecord(values)) return null;
  const texts = textFields.map((name) => [name, typeof values[name] === 'string' ? values[name] : '']);
  const boxes = boxFields.map((name) => [name, false]);
  return { ...emptyDraft, ...Object.fromEntries([...texts, ...boxes]), website: '' };
}

function parse(text: string | null): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
