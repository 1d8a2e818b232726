import type { Wiring } from '@ayrac/kit/field.tsx';
import { lazy, type Ref, Suspense } from 'react';
import { WaitingPicker } from './waiting-picker.tsx';

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

const Loaded = lazy(() =>
  import('./reference-picker.tsx').then(({ ReferencePicker }) => ({ default: ReferencePicker })),
);

/** The picker, which is loaded with the first page that has one. */
export function ReferencePicker(props: ReferencePickerProps) {
  return (
    <Suspense fallback={<WaitingPicker label={props.label} />}>
      <Loaded {...props} />
    </Suspense>
  );
}
