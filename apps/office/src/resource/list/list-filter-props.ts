import type { Field } from '@ayrac/domain/field.ts';
import type { FieldWords } from '../words.ts';

/** Props of a filter's control. Values are keyed by parameter; an empty value means no filter. */
export interface ListFilterProps {
  readonly name: string;
  /** Absent for the timestamps that every record has. */
  readonly field: Field | undefined;
  readonly words: FieldWords;
  readonly values: Readonly<Record<string, string>>;
  readonly onChange: (values: Readonly<Record<string, string>>) => void;
}
