import type { ReactNode } from 'react';
import { useFocusOnHeading } from './use-focus-on-heading.ts';

/** Item of a list that disappears when something in it is pressed. The focus then moves to the heading before it. */
export function PassingItem({ children }: { readonly children: ReactNode }) {
  return <li ref={useFocusOnHeading<HTMLLIElement>()}>{children}</li>;
}
