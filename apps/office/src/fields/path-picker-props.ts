import type { Wiring } from '@ayrac/kit/field.tsx';
import type { Ref } from 'react';

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
