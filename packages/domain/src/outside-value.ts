const longestText = 20_000;
const longestId = 100;
const longestAddress = 2_000;

/** Object from an external source, whose property names are not ours. */
export type OutsideRecord = Readonly<Record<string, unknown>>;

function isRecord(value: unknown): value is OutsideRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the value as an object, or undefined when it is anything else, including an array. */
export function recordOf(value: unknown): OutsideRecord | undefined {
  return isRecord(value) ? value : undefined;
}

/** Returns the value as an array, or an empty array when it is anything else. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Returns the first value that is a non-blank text, trimmed and cut to 20,000 characters, or null. */
export function textOf(...values: readonly unknown[]): string | null {
  for (const value of values) {
    if (typeof value === 'string' && value.trim() !== '') return value.trim().slice(0, longestText);
  }
  return null;
}

/** Returns an id as text, or null. Numbers are accepted, except 0, which identifies nothing. */
export function idOf(value: unknown): string | null {
  if (typeof value === 'number') return Number.isSafeInteger(value) && value !== 0 ? String(value) : null;
  const text = textOf(value);
  return text !== null && text.length <= longestId ? text : null;
}

/**
 * Returns the first value that is safe to link to: an http or https URL, or a path of this site. Otherwise returns
 * null, so that neither `javascript:` nor `//elsewhere` is used as a link or picture.
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
