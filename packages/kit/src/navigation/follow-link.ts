import { isPlainClick } from './plain-click.ts';

type LinkClick = Parameters<typeof isPlainClick>[0] &
  Pick<Event, 'defaultPrevented' | 'preventDefault'> & {
    readonly currentTarget: Pick<HTMLAnchorElement, 'href' | 'target'>;
  };

/**
 * Follows a clicked link within the document by `open`, unless somebody has handled the click or the browser must open a
 * new tab or window. Passes `open` whether to replace the history entry: when asked to, or, as browsers do, when the
 * link leads to the current address.
 */
export function followLink(click: LinkClick, isReplacing: boolean, open: (replace: boolean) => void): void {
  const { href, target } = click.currentTarget;
  if (click.defaultPrevented || target !== '' || !isPlainClick(click)) return;
  click.preventDefault();
  open(isReplacing || href === location.href);
}
