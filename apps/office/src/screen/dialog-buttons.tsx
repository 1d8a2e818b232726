import { Button } from '@ayrac/kit/button.tsx';
import type { ComponentProps } from 'react';
import { useOfficePhrases } from '#office/phrases.tsx';

interface DialogButtonsProps extends ComponentProps<typeof Button> {
  readonly onCancel: () => void;
  /** Text of the cancel button, unless it is the usual one. */
  readonly cancel?: string;
  /** Whether the focus starts on the cancel button, since confirming has consequences. */
  readonly startsOnCancel?: boolean;
}

/** Footer of a dialog: a button that cancels, and one that confirms and takes all other properties. */
export function DialogButtons({ onCancel, cancel, startsOnCancel, ...confirm }: DialogButtonsProps) {
  const { resource } = useOfficePhrases();
  return (
    <>
      <Button variant="secondary" data-autofocus={startsOnCancel || undefined} onClick={onCancel}>
        {cancel ?? resource.cancel}
      </Button>
      <Button {...confirm} />
    </>
  );
}
