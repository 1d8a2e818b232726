import type { DraftRefused } from '@ayrac/contract/office/campaign-drafts.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import type { Typed } from '#office/fields/form-values.ts';
import { fieldOf, typedDraft, typedValueOf } from './draft-values.ts';

/** A field that two editors changed, with both values as in the form. */
export interface DraftConflict {
  readonly field: string;
  readonly mine: string | boolean;
  readonly theirs: string | boolean;
}

/** Returns the fields of a refused save whose value has to be chosen. `own` are values that this form has saved. */
export function conflictsOf(
  { draft, conflicts }: DraftRefused,
  typed: Typed,
  own: Typed,
  locale: Locale,
): DraftConflict[] {
  const typedTheirs = (field: string, theirs: unknown) =>
    field === 'evidence'
      ? (typedDraft(draft.content, locale).evidence ?? '')
      : typedValueOf(field, theirs, locale);
  return conflicts
    .map(({ field: path, theirs }): DraftConflict => {
      const field = fieldOf(path);
      return { field, mine: typed[field] ?? '', theirs: typedTheirs(field, theirs) };
    })
    .filter(({ field, theirs }) => theirs !== own[field]);
}
