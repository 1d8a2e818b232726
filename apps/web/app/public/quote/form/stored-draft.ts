import { boxFields, emptyDraft, type QuoteDraft, textFields } from './quote-draft.ts';

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

/** The texts of a form that was stored; its boxes are ticked anew, with their text before one's eyes. */
export function readDraft(values: unknown): QuoteDraft {
  if (!isRecord(values)) return emptyDraft;
  const texts = textFields.map((name) => [name, typeof values[name] === 'string' ? values[name] : '']);
  return withoutBoxes({ ...emptyDraft, ...Object.fromEntries(texts) });
}

/** A form with no box ticked. */
export function withoutBoxes(values: QuoteDraft): QuoteDraft {
  const boxes = boxFields.map((name) => [name, false]);
  return { ...values, ...Object.fromEntries(boxes), website: '' };
}
