import type { Field } from '@ayrac/domain/field.ts';
import type { FieldWords } from './words.ts';

/** What each control of a filter knows; values stand under the names of parameters, empty means not at all. */
export interface ListFilterProps {
  readonly name: string;
  /** Absent for the instants that every record has. */
  readonly field: Field | undefined;
  readonly words: FieldWords;
  readonly values: Readonly<Record<string, string>>;
  readonly onChange: (values: Readonly<Record<string, string>>) => void;
}
