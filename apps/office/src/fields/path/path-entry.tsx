import { lazy, Suspense } from 'react';
import { useOfficePhrases } from '#office/phrases.tsx';
import { WaitingPicker } from '../waiting-picker.tsx';
import type { PathPickerProps } from './path-picker-props.ts';

const Loaded = lazy(() => import('./path-picker.tsx').then(({ PathPicker }) => ({ default: PathPicker })));

/** The picker, loaded with the first form that has one. */
export function PathPicker(props: PathPickerProps) {
  const { sitePages: words } = useOfficePhrases();
  return (
    <Suspense fallback={<WaitingPicker label={props.label} placeholder={words.placeholder} />}>
      <Loaded {...props} />
    </Suspense>
  );
}
