import {
  type DraftStore,
  findOwnDraft,
  forgetOwnDraft,
  KEPT_MS,
  keepDraft,
  keptTexts,
} from '@ayrac/browser/form/kept-draft.ts';
import { type FieldName, fieldNames, type QuoteDraft, quoteForm } from './quote-draft.ts';

const NAME = 'quote-draft';

/** Owner of the stored form, null if nobody is signed in, and its campaign. */
export interface QuotePlace {
  readonly owner: string | null;
  readonly campaignId: string;
}

/** Stores the input for a campaign for half an hour. Only the last campaign's is kept, and no empty input. */
export function keepQuote(store: DraftStore, place: QuotePlace, draft: QuoteDraft, now: number): void {
  const values = keptTexts(quoteForm, draft);
  const { owner, campaignId } = place;
  const isEmpty = !Object.values(values).some(Boolean);
  if (isEmpty) forgetQuote(store, place, now);
  else {
    forgetOwnDraft(store, { name: NAME, owner });
    keepDraft(store, { name: NAME, owner }, { campaignId, values }, now + KEPT_MS);
  }
}

/** Returns the owner's input for this campaign, or what was begun before signing in. Null if there is none. */
export function findKeptQuote(
  store: DraftStore,
  { owner, campaignId }: QuotePlace,
  now: number,
): QuoteDraft | null {
  const kept = findOwnDraft(store, { name: NAME, owner }, now);
  return kept?.campaignId === campaignId ? keptTexts(quoteForm, kept.values) : null;
}

/** Removes the input for this campaign. Input for another campaign stays. */
export function forgetQuote(store: DraftStore, place: QuotePlace, now: number): void {
  if (findKeptQuote(store, place, now) !== null) forgetOwnDraft(store, { name: NAME, owner: place.owner });
}

/** Fills empty fields of a form with stored input. A stored district is only used with its province. */
export function filledUp(draft: QuoteDraft, kept: QuoteDraft): QuoteDraft {
  const isKept = (name: FieldName) =>
    draft[name] === '' && (name !== 'town' || draft.city === '' || draft.city === kept.city);
  const texts = fieldNames.filter(isKept).map((name) => [name, kept[name]]);
  return { ...draft, ...Object.fromEntries(texts) };
}
