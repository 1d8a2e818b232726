import type { ConsentField, Fields, SwitchField } from '@ayrac/domain/field.ts';

/** What a form holds: texts as they were typed, and boxes that are ticked or not. */
export type Draft<Set extends Fields> = {
  readonly [Name in keyof Set]: Set[Name] extends SwitchField | ConsentField ? boolean : string;
};

/** The names of the texts among some fields. */
export type TextName<Set extends Fields> = {
  [Name in keyof Set & string]: Draft<Set>[Name] extends string ? Name : never;
}[keyof Set & string];

/** Everything that a posted or shown form holds; fields that it does not send are empty. */
export function readDraft<Set extends Fields>(form: FormData, fields: Set): Draft<Set> {
  const values = Object.entries(fields).map(([name, { kind }]) => [
    name,
    kind === 'switch' || kind === 'consent' ? form.has(name) : String(form.get(name) ?? ''),
  ]);
  return Object.fromEntries(values) as Draft<Set>;
}

/** Nothing typed, nothing ticked. */
export function emptyDraft<Set extends Fields>(fields: Set): Draft<Set> {
  return readDraft(new FormData(), fields);
}
