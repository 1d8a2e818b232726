import type { Fields } from '@ayrac/domain/field.ts';
import { ownKey } from '../session/own-key.ts';
import { type Draft, emptyDraft } from './draft.ts';

/** How long a tab remembers what was typed and not sent, in milliseconds. */
export const KEPT_MS = 30 * 60 * 1_000;

/** Where something is kept: in the tab, or in the memory of the document. */
export type DraftStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What is kept, and for which account; null where nobody is signed in. */
export interface DraftPlace {
  readonly name: string;
  readonly owner: string | null;
}

const keyOf = ({ name, owner }: DraftPlace) => (owner === null ? name : ownKey(owner, name));

/** Remembers something until an instant, for its owner alone. */
export function keepDraft(store: DraftStore, place: DraftPlace, kept: object, until: number): void {
  store.setItem(keyOf(place), JSON.stringify({ ...kept, until }));
}

/** What is remembered at its place; null where nothing is, or nothing of ours, and what is too old is forgotten. */
export function findDraft(store: DraftStore, place: DraftPlace, now: number): Record<string, unknown> | null {
  const kept = readRecord(store, keyOf(place));
  if (kept === null) return null;
  const { until, ...rest } = kept;
  if (typeof until === 'number' && until > now) return rest;
  forgetDraft(store, place);
  return null;
}

/** Forgets what is remembered there. */
export function forgetDraft(store: DraftStore, place: DraftPlace): void {
  store.removeItem(keyOf(place));
}

/** What its owner left there, or began before they signed in. */
export function findOwnDraft(
  store: DraftStore,
  place: DraftPlace,
  now: number,
): Record<string, unknown> | null {
  return findDraft(store, place, now) ?? findDraft(store, { ...place, owner: null }, now);
}

/** Forgets it, also what its owner began before they signed in. */
export function forgetOwnDraft(store: DraftStore, place: DraftPlace): void {
  forgetDraft(store, place);
  forgetDraft(store, { ...place, owner: null });
}

/** Uses the tab's storage. A browser may refuse it altogether; then nothing is remembered. */
export function inTab<Result>(use: (store: Storage) => Result): Result | undefined {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
}

/**
 * The texts of a form that was or will be kept, whatever lies there: boxes are ticked anew, with their text before one's
 * eyes, and what people never see stays empty.
 */
export function keptTexts<Set extends Fields>(fields: Set, values: unknown): Draft<Set> {
  const kept: Readonly<Record<string, unknown>> = isRecord(values) ? values : {};
  const empty = emptyDraft(fields);
  const texts = Object.keys(fields).map((name) => [
    name,
    typeof empty[name] === 'string' && typeof kept[name] === 'string' ? kept[name] : empty[name],
  ]);
  return { ...empty, ...Object.fromEntries(texts), ...('website' in fields ? { website: '' } : {}) };
}

/** A store that ends with its document. */
export function memoryStore(): DraftStore {
  const held = new Map<string, string>();
  return {
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, value) => void held.set(key, value),
    removeItem: (key) => void held.delete(key),
  };
}

/** Whether a value is an object. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function readRecord(store: DraftStore, key: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(store.getItem(key) ?? 'null');
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}
