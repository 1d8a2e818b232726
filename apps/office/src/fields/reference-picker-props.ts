import type { Wiring } from '@ayrac/kit/field.tsx';
import type { Ref } from 'react';

/** What looks for a record, in a form or in a filter. */
export interface ReferencePickerProps extends Partial<Wiring> {
  /** The resource that it is a record of. */
  readonly to: string;
  readonly label: string;
  /** The id of what is chosen; empty where nothing is. */
  readonly value: string;
  readonly onChange: (id: string) => void;
  readonly onBlur?: () => void;
  /** Whether a record that was found may be chosen; without it, each. */
  readonly isOffered?: (id: string) => boolean;
  readonly placeholder?: string;
  readonly isDisabled?: boolean;
  readonly isRequired?: boolean;
  readonly ref?: Ref<HTMLInputElement>;
}
