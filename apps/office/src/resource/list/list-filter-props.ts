import type { Field } from '@ayrac/domain/field/field.ts';
import type { FieldWords } from '#office/client/words.ts';

/** Values by parameter; an empty value removes the filter. */
type FilterValues = Readonly<Record<string, string>>;

/** Values to change, or a function that derives them from the current ones. */
export type FilterChange = FilterValues | ((now: FilterValues) => FilterValues);

/** Props of a filter's control. Values are keyed by parameter; an empty value means no filter. */
export interface ListFilterProps {
  readonly name: string;
  /** Absent for the timestamps that every record has. */
  readonly field: Field | undefined;
  readonly words: FieldWords;
  readonly values: FilterValues;
  readonly onChange: (change: FilterChange) => void;
}
