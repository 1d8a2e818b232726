import { Button } from '@ayrac/kit/button.tsx';
import type { ComponentProps } from 'react';
import { useFocusOnHeading } from './use-focus-on-heading.ts';

/** Button that disappears when its action is done. The focus then moves to the heading before it. */
export function PassingButton(props: ComponentProps<typeof Button>) {
  return <Button {...props} ref={useFocusOnHeading()} />;
}
