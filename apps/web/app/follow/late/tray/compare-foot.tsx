import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { Button, ButtonLink } from '@ayrac/kit/button.tsx';
import { type MouseEvent, useId } from 'react';
import { useHref } from '#web/page/address.ts';

/** Link to the comparison of the selected campaigns. */
export function CompareFoot({ slugs }: { readonly slugs: readonly string[] }) {
  const { tray } = useScreenPhrases('follow');
  const href = useHref();
  const hint = useId();
  if (slugs.length >= 2) {
    return (
      <ButtonLink to={href('compare', ...slugs)} wide icon="columns-3">
        {tray.comparing({ count: slugs.length })}
      </ButtonLink>
    );
  }
  return (
    <>
      <p id={hint}>{tray.choose}</p>
      <Button wide icon="columns-3" incomplete aria-describedby={hint} onClick={goToFirst}>
        {tray.compare}
      </Button>
    </>
  );
}

/** Moves the focus to the first campaign that can be selected. */
function goToFirst({ currentTarget }: MouseEvent): void {
  currentTarget.closest('dialog')?.querySelector<HTMLInputElement>('input:enabled:not(:checked)')?.focus();
}
