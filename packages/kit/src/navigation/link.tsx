import { type Ref, use } from 'react';
import { type LinkProps, Link as RouterLink } from 'react-router';
import { LinksReplace } from './links-replace.ts';

type Props = LinkProps & { readonly ref?: Ref<HTMLAnchorElement> };

/**
 * A link that the router follows without loading a new document. The server renders a plain anchor with the same
 * attributes: the router's component computes for each link of a page what only a click in a browser needs.
 */
export function Link(props: Props) {
  if (typeof document !== 'undefined' || typeof props.to !== 'string' || !props.to.startsWith('/'))
    // Route discovery is off, because the route table comes with the page. Without `replace`, the router replaces the
    // entry only if the link leads to the current address.
    return <RouterLink discover="none" {...(use(LinksReplace) && { replace: true })} {...props} />;
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
