import type { Wiring } from '@ayrac/kit/form/field.tsx';
import type { Ref } from 'react';

/** Props of a field that finds a page of the site or accepts a typed path. */
export interface PathPickerProps extends Wiring {
  readonly label: string;
  readonly value: string;
  readonly onChange: (path: string) => void;
  readonly onBlur: () => void;
  readonly isDisabled: boolean;
  readonly isRequired: boolean;
  readonly ref: Ref<HTMLInputElement>;
}
