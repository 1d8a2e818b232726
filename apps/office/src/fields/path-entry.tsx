import type { Wiring } from '@ayrac/kit/field.tsx';
import { lazy, type Ref, Suspense } from 'react';
import { WaitingPicker } from './waiting-picker.tsx';

/** What finds a page of the site, or takes its path as it is typed. */
export interface PathPickerProps extends Wiring {
  readonly label: string;
  readonly value: string;
  readonly onChange: (path: string) => void;
  readonly onBlur: () => void;
  readonly isDisabled: boolean;
  readonly isRequired: boolean;
  readonly ref: Ref<HTMLInputElement>;
}

const Loaded = lazy(() => import('./path-picker.tsx').then(({ PathPicker }) => ({ default: PathPicker })));

/** The picker, which is loaded with the first form that has one. */
export function PathPicker(props: PathPickerProps) {
  return (
    <Suspense fallback={<WaitingPicker label={props.label} />}>
      <Loaded {...props} />
    </Suspense>
  );
}
