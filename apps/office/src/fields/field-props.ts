import type { Field } from '@ayrac/domain/field.ts';
import type { UseFormRegisterReturn } from 'react-hook-form';
import type { FieldWords } from '#office/resource/declaration.ts';

/** What a field of a form gets, whatever its kind; `control` carries the ref by which the first wrong one is found. */
export interface FieldProps<Kind extends Field> {
  readonly field: Kind;
  readonly words: FieldWords;
  readonly error: string | undefined;
  readonly control: UseFormRegisterReturn;
}
