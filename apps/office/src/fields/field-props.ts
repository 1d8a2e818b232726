import type { Field } from '@ayrac/domain/field/field.ts';
import type { Control, UseFormRegisterReturn } from 'react-hook-form';
import type { Values } from '#office/client/row.ts';
import type { FieldWords } from '#office/client/words.ts';
import type { Typed } from './form-values.ts';

/** Props of a form field of any kind. `control` contains the ref by which the first invalid field is focused. */
export interface FieldProps<Kind extends Field> {
  readonly field: Kind;
  readonly words: FieldWords;
  readonly error: string | undefined;
  readonly control: UseFormRegisterReturn;
  /** The form, for fields without a native input. */
  readonly form: Control<Typed, unknown, Values>;
}
