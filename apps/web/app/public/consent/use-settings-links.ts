import { useEffect } from 'react';

/** Selector of links that open the settings. Without script they lead to the page about cookies. */
const LINKS = 'a[data-cookie-settings]';

/** Makes the links to the settings open the dialog on the current page. */
export function useSettingsLinks(open: () => void): void {
  useEffect(() => {
    const take = (event: MouseEvent) => {
      const isPlain =
        event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
      const isOurs = event.target instanceof Element && event.target.closest(LINKS) !== null;
      if (!isPlain || !isOurs) return;
      event.preventDefault();
      open();
    };
    // Captured before the link's own handler, which would navigate.
    window.addEventListener('click', take, { capture: true });
    return () => window.removeEventListener('click', take, { capture: true });
  }, [open]);

  // Runs after every render, because each page has other links.
  useEffect(() => {
    for (const link of document.querySelectorAll(LINKS)) link.setAttribute('aria-haspopup', 'dialog');
  });
}
