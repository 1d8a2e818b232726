import { ButtonLink } from '@ayrac/kit/button.tsx';
import { type ComponentProps, useTransition } from 'react';

/** Link that opens a dialog, and shows at once that it does so. */
export function DialogLink({ loading, onClick, ...rest }: ComponentProps<typeof ButtonLink>) {
  const [isOpening, startOpening] = useTransition();
  return (
    <ButtonLink
      {...rest}
      loading={(loading ?? false) || isOpening}
      onClick={(event) => startOpening(() => onClick?.(event))}
    />
  );
}
