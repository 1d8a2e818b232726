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

/** Whose form it is, null where nobody is signed in, and for which campaign. */
export interface QuotePlace {
  readonly owner: string | null;
  readonly campaignId: string;
}

/** Remembers for half an hour what was typed for a campaign; the last one alone, and none that is empty. */
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

/** What its owner typed for this campaign, or began before they signed in; null where there is nothing of ours. */
export function findKeptQuote(
  store: DraftStore,
  { owner, campaignId }: QuotePlace,
  now: number,
): QuoteDraft | null {
  const kept = findOwnDraft(store, { name: NAME, owner }, now);
  return kept?.campaignId === campaignId ? keptTexts(quoteForm, kept.values) : null;
}

/** Forgets it; what was typed for another campaign stays. */
export function forgetQuote(store: DraftStore, place: QuotePlace, now: number): void {
  if (findKeptQuote(store, place, now) !== null) forgetOwnDraft(store, { name: NAME, owner: place.owner });
}

/** A form with what was kept where it is empty; a district belongs to its province. */
export function filledUp(draft: QuoteDraft, kept: QuoteDraft): QuoteDraft {
  const isKept = (name: FieldName) =>
    draft[name] === '' && (name !== 'town' || draft.city === '' || draft.city === kept.city);
  const texts = fieldNames.filter(isKept).map((name) => [name, kept[name]]);
  return { ...draft, ...Object.fromEntries(texts) };
}
