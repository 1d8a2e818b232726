import type { Wiring } from '@ayrac/kit/form/field.tsx';
import type { Ref } from 'react';

/** Props of a field that finds a record, in a form or a filter. */
export interface ReferencePickerProps extends Partial<Wiring> {
  /** Resource of the record. */
  readonly to: string;
  readonly label: string;
  /** Id of the selected record, or empty. */
  readonly value: string;
  readonly onChange: (id: string) => void;
  readonly onBlur?: () => void;
  /** Adds a record with the typed name, which is the last choice of the list. */
  readonly onAdd?: (name: string) => void;
  /** Whether a found record may be selected. All by default. */
  readonly isOffered?: (id: string) => boolean;
  /** Filters of the records to choose from. None by default. */
  readonly within?: Readonly<Record<string, string>> | undefined;
  readonly placeholder?: string;
  /** Text before the selected record, for a field whose label is not visible. */
  readonly prefix?: string;
  readonly isDisabled?: boolean;
  readonly isRequired?: boolean;
  readonly ref?: Ref<HTMLInputElement>;
}
