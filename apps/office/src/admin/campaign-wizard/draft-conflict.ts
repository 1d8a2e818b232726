import { ApiProblem } from '@ayrac/contract/client.ts';
import type { DraftRefused } from '@ayrac/contract/office/campaign-drafts.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import type { Typed } from '#office/resource/form-values.ts';
import { fieldOf, typedDraft, typedValueOf } from './draft-values.ts';
import type { Ground } from './ground.ts';

/** A field that two wrote, as the form would hold either value. */
export interface DraftConflict {
  readonly field: string;
  readonly mine: string | boolean;
  readonly theirs: string | boolean;
}

/** What a save was refused with because somebody else had saved the draft; undefined for any other reason. */
export function changedMeanwhile(error: unknown): DraftRefused | undefined {
  const isConflict = error instanceof ApiProblem && error.code === 'record-changed';
  return isConflict && error.current ? (error.current as DraftRefused) : undefined;
}

/** The fields of a refused save of which two values are left to choose between. */
export function conflictsOf(
  { draft, conflicts }: DraftRefused,
  typed: Typed,
  { server }: Ground,
  locale: Locale,
): DraftConflict[] {
  const typedTheirs = (field: string, theirs: unknown) =>
    field === 'evidence'
      ? (typedDraft(draft.content, locale).evidence ?? '')
      : typedValueOf(field, theirs, locale);
  return (
    conflicts
      .map(({ field: path, theirs }): DraftConflict => {
        const field = fieldOf(path);
        return { field, mine: typed[field] ?? '', theirs: typedTheirs(field, theirs) };
      })
      // What this form wrote itself a moment ago is nobody else's.
      .filter(({ field, theirs }) => theirs !== server[field])
  );
}
