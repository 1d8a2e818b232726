import type { Ref } from 'react';
import { type LinkProps, Link as RouterLink } from 'react-router';

type Props = LinkProps & { readonly ref?: Ref<HTMLAnchorElement> };

/**
 * A link that the router follows without a new document. The server writes what the router's own would become: that
 * one works out for each of a page's hundred links what only a click in a browser asks for.
 */
export function Link(props: Props) {
  if (typeof document !== 'undefined' || typeof props.to !== 'string' || !props.to.startsWith('/'))
    // Nothing is found out about a link's address: the table of routes comes with the page.
    return <RouterLink discover="none" {...props} />;
  const {
    to,
    defaultShouldRevalidate: _defaultShouldRevalidate,
    discover: _discover,
    mask: _mask,
    prefetch: _prefetch,
    preventScrollReset: _preventScrollReset,
    relative: _relative,
    reloadDocument: _reloadDocument,
    replace: _replace,
    state: _state,
    viewTransition: _viewTransition,
    ...rest
  } = props;
  return <a {...rest} href={to} />;
}
