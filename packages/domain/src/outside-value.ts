const longestText = 20_000;
const longestId = 100;
const longestAddress = 2_000;

/** What arrives from outside under names that we have not made up. */
export type OutsideRecord = Readonly<Record<string, unknown>>;

function isRecord(value: unknown): value is OutsideRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value as an object with named fields, or undefined when it is anything else, a list included. */
export function recordOf(value: unknown): OutsideRecord | undefined {
  return isRecord(value) ? value : undefined;
}

/** The value as a list; empty when it is none. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The first of the values that is a text with something in it, trimmed and cut at 20,000 signs; else null. */
export function textOf(...values: readonly unknown[]): string | null {
  for (const value of values) {
    if (typeof value === 'string' && value.trim() !== '') return value.trim().slice(0, longestText);
  }
  return null;
}

/** An id as text; numbers are taken too, but not 0, which names nothing. */
export function idOf(value: unknown): string | null {
  if (typeof value === 'number') return Number.isSafeInteger(value) && value !== 0 ? String(value) : null;
  const text = textOf(value);
  return text !== null && text.length <= longestId ? text : null;
}

/**
 * The first of the values that is an address safe to link to: http, https, or a path of this site; else null, so
 * that neither `javascript:` nor `//elsewhere` can come in as a link or picture.
 */
export function webAddressOf(...values: readonly unknown[]): string | null {
  for (const value of values) {
    const text = textOf(value);
    if (text === null || text.length > longestAddress) continue;
    if (/^\/(?![/\\])[^\s\\]*$/.test(text)) return text;
    if (/^https?:\/\/[^\s/\\]/i.test(text) && URL.canParse(text)) return text;
  }
  return null;
}
