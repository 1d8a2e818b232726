import type { ConsentField, Fields, SwitchField } from '@ayrac/domain/field/field.ts';

/** Values of a form: texts as typed, check boxes as booleans. */
export type Draft<Set extends Fields> = {
  readonly [Name in keyof Set]: Set[Name] extends SwitchField | ConsentField ? boolean : string;
};

/** Names of the text fields of a set. */
export type TextName<Set extends Fields> = {
  [Name in keyof Set & string]: Draft<Set>[Name] extends string ? Name : never;
}[keyof Set & string];

/** Reads all fields from form data. A field that was not sent is an empty string or unchecked. */
export function readDraft<Set extends Fields>(form: FormData, fields: Set): Draft<Set> {
  const values = Object.entries(fields).map(([name, { kind }]) => [
    name,
    kind === 'switch' || kind === 'consent' ? form.has(name) : String(form.get(name) ?? ''),
  ]);
  return Object.fromEntries(values) as Draft<Set>;
}

/** Returns a draft with all texts empty and all boxes unchecked. */
export function emptyDraft<Set extends Fields>(fields: Set): Draft<Set> {
  return readDraft(new FormData(), fields);
}
