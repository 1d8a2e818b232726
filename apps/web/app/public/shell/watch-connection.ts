import { isPlainClick } from '@ayrac/kit/navigation/plain-click.ts';

/**
 * Keeps the page in place when a visitor follows a link or submits a form in a `<search>` without a network: the
 * browser's own error page would replace it. Reports that the connection is lost, and when it is back. Returns how to stop.
 */
export function watchConnection(report: (isLost: boolean) => void): () => void {
  const stopped = new AbortController();
  // Before React, which would start to navigate.
  const options = { capture: true, signal: stopped.signal };
  // Without a network the browser may still reach a server on the same machine, so its word is checked.
  const insteadOf = (event: Event, leave: () => void) => {
    event.preventDefault();
    event.stopPropagation();
    fetch('/favicon.ico', { method: 'HEAD', cache: 'no-store' }).then(leave, () => report(true));
  };
  window.addEventListener(
    'click',
    (event) => {
      const link = navigator.onLine || !isPlainClick(event) ? undefined : linkOf(event.target);
      if (link !== undefined) insteadOf(event, () => location.assign(link));
    },
    options,
  );
  window.addEventListener(
    'submit',
    (event) => {
      const form = navigator.onLine ? null : event.target;
      if (form instanceof HTMLFormElement && form.closest('search') !== null) {
        insteadOf(event, () => form.submit());
      }
    },
    options,
  );
  window.addEventListener('online', () => report(false), options);
  return () => stopped.abort();
}

/** Returns the address of the clicked link, if it leads to another page of this site. */
function linkOf(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link === null || link.href === '' || link.target !== '' || link.hasAttribute('download'))
    return undefined;
  const isHere = link.pathname === location.pathname && link.search === location.search;
  return link.origin === location.origin && !isHere ? link.href : undefined;
}
