import type { Field } from '@ayrac/domain/field.ts';
import type { Control, UseFormRegisterReturn } from 'react-hook-form';
import type { Typed } from '#office/resource/form-values.ts';
import type { Values } from '#office/resource/row.ts';
import type { FieldWords } from '#office/resource/words.ts';

/** What a field of a form gets, whatever its kind; `control` carries the ref by which the first wrong one is found. */
export interface FieldProps<Kind extends Field> {
  readonly field: Kind;
  readonly words: FieldWords;
  readonly error: string | undefined;
  readonly control: UseFormRegisterReturn;
  /** The form that it belongs to, for a field that no element of the browser's holds. */
  readonly form: Control<Typed, unknown, Values>;
}
