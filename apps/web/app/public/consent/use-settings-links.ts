import { useEffect } from 'react';

/** What a link carries that opens the settings; without script it leads to the page about cookies. */
const LINKS = 'a[data-cookie-settings]';

/** Lets the links to the settings open them where the visitor is. */
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
    // Before the link's own handler, which would lead on.
    window.addEventListener('click', take, { capture: true });
    return () => window.removeEventListener('click', take, { capture: true });
  }, [open]);

  // After every rendering: another page has other links.
  useEffect(() => {
    for (const link of document.querySelectorAll(LINKS)) link.setAttribute('aria-haspopup', 'dialog');
  });
}
