import { Button } from '@ayrac/kit/button.tsx';
import type { ComponentProps } from 'react';
import { useOfficePhrases } from '#office/phrases.tsx';

interface DialogButtonsProps extends ComponentProps<typeof Button> {
  readonly onCancel: () => void;
  /** Text of the cancel button, unless it is the usual one. */
  readonly cancel?: string;
  /** Whether the focus starts on the cancel button, since confirming has consequences. */
  readonly startsOnCancel?: boolean;
  /** Whether cancelling aborts what was confirmed. Otherwise the cancel button is disabled while it is going on. */
  readonly canAbort?: boolean;
}

/** Footer of a dialog: a button that cancels, and one that confirms and takes all other properties. */
export function DialogButtons(props: DialogButtonsProps) {
  const { onCancel, cancel, startsOnCancel, canAbort = false, ...confirm } = props;
  const { resource } = useOfficePhrases();
  const isBusy = confirm.loading === true && !canAbort;
  return (
    <>
      <Button
        variant="secondary"
        data-autofocus={startsOnCancel || undefined}
        aria-disabled={isBusy || undefined}
        onClick={() => !isBusy && onCancel()}
      >
        {cancel ?? resource.cancel}
      </Button>
      <Button {...confirm} />
    </>
  );
}
