import { isPlainClick } from '@ayrac/kit/navigation/plain-click.ts';
import { useEffect } from 'react';

/** Selector of links that open the settings. Without script they lead to the page about cookies. */
const LINKS = 'a[data-cookie-settings]';

/** Makes the links to the settings open the dialog on the current page. */
export function useSettingsLinks(open: () => void): void {
  useEffect(() => {
    const take = (event: MouseEvent) => {
      const isOurs = event.target instanceof Element && event.target.closest(LINKS) !== null;
      if (!isPlainClick(event) || !isOurs) return;
      event.preventDefault();
      open();
    };
    // Captured before the link's own handler, which would navigate.
    window.addEventListener('click', take, { capture: true });
    return () => window.removeEventListener('click', take, { capture: true });
  }, [open]);

  // Links arrive with each page and with parts that load late.
  useEffect(() => {
    const announce = () => {
      for (const link of document.querySelectorAll(`${LINKS}:not([aria-haspopup])`))
        link.setAttribute('aria-haspopup', 'dialog');
    };
    announce();
    const arrivals = new MutationObserver(announce);
    arrivals.observe(document.body, { childList: true, subtree: true });
    return () => arrivals.disconnect();
  }, []);
}
