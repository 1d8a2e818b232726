import type { Draft } from '@ayrac/browser/form/draft.ts';
import {
  type DraftPlace,
  type DraftStore,
  findDraft,
  forgetDraft,
  KEPT_MS,
  keepDraft,
  keptTexts,
} from '@ayrac/browser/form/kept-draft.ts';
import type { Fields } from '@ayrac/domain/field/field.ts';

const NAME = 'form-draft';

/** A form, and the account that owns its input. `owner` is null for a form that everyone can use. */
export interface TextsPlace {
  readonly form: string;
  readonly owner: string | null;
}

const placeOf = ({ owner }: TextsPlace): DraftPlace => ({ name: NAME, owner });

/** Stores the typed texts for half an hour. Only the last form with input is kept. */
export function keepTexts<Set extends Fields>(
  store: DraftStore,
  place: TextsPlace,
  fields: Set,
  draft: Draft<Set>,
  now: number,
): void {
  const values = keptTexts(fields, draft);
  const isEmpty = !Object.values(values).some(Boolean);
  if (isEmpty) forgetTexts(store, place, now);
  else keepDraft(store, placeOf(place), { form: place.form, values }, now + KEPT_MS);
}

/** Returns the non-empty texts that were stored for a form, by their fields. */
export function findTexts<Set extends Fields>(
  store: DraftStore,
  place: TextsPlace,
  fields: Set,
  now: number,
): readonly (readonly [name: string, text: string])[] {
  const kept = findDraft(store, placeOf(place), now);
  if (kept?.form !== place.form) return [];
  return Object.entries(keptTexts(fields, kept.values)).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
  );
}

/** Removes the texts of a form. Those of another form stay. */
export function forgetTexts(store: DraftStore, place: TextsPlace, now: number): void {
  if (findDraft(store, placeOf(place), now)?.form === place.form) forgetDraft(store, placeOf(place));
}
