import { type ComponentProps, type MouseEvent, use } from 'react';
import { type NavigateOptions, type To, useHref, useNavigate } from 'react-router';
import { followLink } from './follow-link.ts';
import { LinksReplace } from './links-replace.ts';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'>, Pick<NavigateOptions, 'replace' | 'state'> {
  /** Address on this site. */
  to: To;
  /** Leaves the link to the browser, which loads a new document. */
  reloadDocument?: boolean;
}

/**
 * A link that the router follows without loading a new document. It does not use the router's own component, which also
 * contains the loading of pages ahead. The server renders a plain anchor, without computing for each link of a page what
 * only a click in a browser needs.
 */
export function Link(props: LinkProps) {
  if (typeof document !== 'undefined' || typeof props.to !== 'string' || !props.to.startsWith('/'))
    return <RoutedLink {...props} />;
  const { to, reloadDocument: _reloadDocument, replace: _replace, state: _state, ...rest } = props;
  return <a {...rest} href={to} />;
}

function RoutedLink({ to, reloadDocument, replace, state, onClick, ...rest }: LinkProps) {
  const isReplacing = use(LinksReplace);
  const navigate = useNavigate();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (reloadDocument) return;
    followLink(event, replace || isReplacing, (isReplaced) => navigate(to, { replace: isReplaced, state }));
  };
  return <a {...rest} href={useHref(to)} onClick={follow} />;
}
