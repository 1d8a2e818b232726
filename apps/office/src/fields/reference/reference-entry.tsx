import { lazy, Suspense } from 'react';
import { useOfficePhrases } from '#office/phrases.tsx';
import { WaitingPicker } from '../waiting-picker.tsx';
import type { ReferencePickerProps } from './reference-picker-props.ts';

const Loaded = lazy(() =>
  import('./reference-picker.tsx').then(({ ReferencePicker }) => ({ default: ReferencePicker })),
);

/** The picker, loaded with the first page that has one. */
export function ReferencePicker(props: ReferencePickerProps) {
  const { resource } = useOfficePhrases();
  const placeholder = props.placeholder ?? resource.reference.placeholder;
  return (
    <Suspense fallback={<WaitingPicker label={props.label} placeholder={placeholder} />}>
      <Loaded {...props} />
    </Suspense>
  );
}
