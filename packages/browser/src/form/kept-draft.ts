import type { Fields } from '@ayrac/domain/field/field.ts';
import { isObject } from '@ayrac/domain/json-object.ts';
import { readJson } from '../browser-storage.ts';
import { ownKey, ownName } from '../session/own-key.ts';
import { type Draft, emptyDraft } from './draft.ts';

/** How long a tab remembers unsent input, in milliseconds. */
export const KEPT_MS = 30 * 60 * 1_000;

/** Storage of drafts: a storage of the browser, or the memory of the document. */
export type DraftStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Name of a draft and the account that owns it. `owner` is null for a visitor who is not signed in. */
export interface DraftPlace {
  readonly name: string;
  readonly owner: string | null;
}

const keyOf = ({ name, owner }: DraftPlace) => (owner === null ? name : ownKey(owner, name));

/** Stores a draft for its owner until `until`, in epoch milliseconds, or as long as the storage lives. */
export function keepDraft(
  store: DraftStore,
  place: DraftPlace,
  kept: object,
  until = Number.MAX_SAFE_INTEGER,
): void {
  store.setItem(keyOf(place), JSON.stringify({ ...kept, until }));
}

/** Returns a stored draft, or null if there is none or it is unreadable. Removes an expired one. */
export function findDraft(
  store: DraftStore,
  place: DraftPlace,
  now: number,
): Readonly<Record<string, unknown>> | null {
  const kept = readRecord(store, keyOf(place));
  if (kept === null) return null;
  const { until, ...rest } = kept;
  if (typeof until === 'number' && until > now) return rest;
  forgetDraft(store, place);
  return null;
}

/** Removes a stored draft. */
export function forgetDraft(store: DraftStore, place: DraftPlace): void {
  store.removeItem(keyOf(place));
}

/** Removes the expired drafts of all accounts whose names begin with `start`. */
export function forgetExpired(
  store: DraftStore & Pick<Storage, 'length' | 'key'>,
  start: string,
  now: number,
): void {
  const keys = Array.from({ length: store.length }, (_, place) => store.key(place) ?? '');
  for (const key of keys) {
    if (!ownName(key)?.startsWith(start)) continue;
    const until = readRecord(store, key)?.until;
    if (!(typeof until === 'number' && until > now)) store.removeItem(key);
  }
}

/** Returns the owner's draft, or else the one begun in this tab before signing in. */
export function findOwnDraft(
  store: DraftStore,
  place: DraftPlace,
  now: number,
): Readonly<Record<string, unknown>> | null {
  return findDraft(store, place, now) ?? findDraft(store, { ...place, owner: null }, now);
}

/** Removes the owner's draft and the one begun before signing in. */
export function forgetOwnDraft(store: DraftStore, place: DraftPlace): void {
  forgetDraft(store, place);
  forgetDraft(store, { ...place, owner: null });
}

/**
 * Returns only the text values of a stored draft, whatever the storage holds. Check boxes start unchecked, so that
 * consent is given anew with its text in view; passwords are never stored, and hidden fields stay empty.
 */
export function keptTexts<Set extends Fields>(fields: Set, values: unknown): Draft<Set> {
  const kept: Readonly<Record<string, unknown>> = isObject(values) ? values : {};
  const empty = emptyDraft(fields);
  const texts = Object.entries(fields).map(([name, { kind }]) => {
    const isText = typeof empty[name] === 'string' && kind !== 'password';
    return [name, isText && typeof kept[name] === 'string' ? kept[name] : empty[name]];
  });
  return { ...empty, ...Object.fromEntries(texts), ...('website' in fields ? { website: '' } : {}) };
}

/** Returns a store that lives as long as the document. */
export function memoryStore(): DraftStore {
  const held = new Map<string, string>();
  return {
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, value) => void held.set(key, value),
    removeItem: (key) => void held.delete(key),
  };
}

function readRecord(store: DraftStore, key: string): Readonly<Record<string, unknown>> | null {
  const value = readJson(store, key);
  return isObject(value) ? value : null;
}
