import { lazy, Suspense } from 'react';
import type { ReferencePickerProps } from './reference-picker-props.ts';
import { WaitingPicker } from './waiting-picker.tsx';

const Loaded = lazy(() =>
  import('./reference-picker.tsx').then(({ ReferencePicker }) => ({ default: ReferencePicker })),
);

/** The picker, loaded with the first page that has one. */
export function ReferencePicker(props: ReferencePickerProps) {
  return (
    <Suspense fallback={<WaitingPicker label={props.label} />}>
      <Loaded {...props} />
    </Suspense>
  );
}
