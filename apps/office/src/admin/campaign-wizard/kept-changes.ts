import { withStorage } from '@ayrac/browser/browser-storage.ts';
import { findDraft, forgetDraft, keepDraft } from '@ayrac/browser/form/kept-draft.ts';
import { isObject } from '@ayrac/domain/json-object.ts';
import type { Typed } from '#office/fields/form-values.ts';

/** Unsaved changes of a draft. */
export interface KeptChanges {
  /** Version of the draft that the changes are based on. */
  readonly version: number;
  readonly values: Typed;
}

const placeOf = (username: string, id: string) => ({ name: `officeDraft:${id}`, owner: username });

/** Stores unsaved changes in this browser for the person who made them. Without changes the entry is removed. */
export function keepChanges(username: string, id: string, kept: KeptChanges): void {
  const place = placeOf(username, id);
  const isEmpty = Object.keys(kept.values).length === 0;
  withStorage('localStorage', (store) =>
    isEmpty ? forgetDraft(store, place) : keepDraft(store, place, kept),
  );
}

/** Returns a draft's stored changes, or undefined. */
export function keptChanges(username: string, id: string): KeptChanges | undefined {
  const kept = withStorage('localStorage', (store) => findDraft(store, placeOf(username, id), Date.now()));
  return typeof kept?.version === 'number' && isObject(kept.values)
    ? { version: kept.version, values: kept.values as Typed }
    : undefined;
}
