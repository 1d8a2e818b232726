import { focusPlace } from '@ayrac/browser/arrival.tsx';
import { Link } from '@ayrac/kit/navigation/link.tsx';
import { isPlainClick } from '@ayrac/kit/navigation/plain-click.ts';
import type { ComponentProps, MouseEvent } from 'react';

interface PlaceLinkProps extends Omit<ComponentProps<typeof Link>, 'to' | 'onClick'> {
  /** Id of the element to which the link leads. */
  readonly id: string;
}

/**
 * A link to a place on the same page. Its history entry belongs to the router, unlike that of a plain anchor, so that
 * Back restores the scroll position.
 */
export function PlaceLink({ id, ...rest }: PlaceLinkProps) {
  const focus = (click: MouseEvent) => {
    if (isPlainClick(click)) focusPlace(document.getElementById(id));
  };
  return <Link {...rest} to={{ hash: id }} onClick={focus} />;
}
