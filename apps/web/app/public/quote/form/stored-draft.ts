import { emptyDraft, type QuoteDraft, textFields } from './quote-draft.ts';

/** What lies under a name of a storage as a record; null where there is nothing, or something that is none. */
export function readRecord(store: Pick<Storage, 'getItem'>, name: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(store.getItem(name) ?? 'null');
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}

/** Whether a value is an object. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** The texts of a form that was or will be stored; its boxes are ticked anew, with their text before one's eyes. */
export function storedDraft(values: unknown): QuoteDraft {
  const stored: Readonly<Record<string, unknown>> = isRecord(values) ? values : {};
  const texts = textFields.map((name) => [name, typeof stored[name] === 'string' ? stored[name] : '']);
  return { ...emptyDraft, ...Object.fromEntries(texts), website: '' };
}
