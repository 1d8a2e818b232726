import {
  consentSignals,
  isPersonalPage,
  mayLoadTags,
  type PageAddress,
} from '@ayrac/domain/consent/consent-effect.ts';
import type { ConsentChoices } from '@ayrac/domain/consent/visitor-consent.ts';

declare global {
  interface Window {
    /** Set by an inline script if the site has a tag manager. */
    gtag?: (...command: unknown[]) => void;
    dataLayer?: unknown[];
  }
}

let isLoaded = false;

/** Whether the tag manager runs in this document. Only a new document can end it. */
export function areTagsLoaded(): boolean {
  return isLoaded;
}

/** Updates the tag manager's consent, and loads it once anything is allowed. */
export function notifyTags(
  choices: ConsentChoices,
  page: PageAddress,
  { gtmId, visitorId }: { readonly gtmId: string | undefined; readonly visitorId: string | undefined },
): void {
  const { gtag, dataLayer } = window;
  if (gtmId === undefined || gtag === undefined || dataLayer === undefined) return;
  gtag('consent', 'update', consentSignals(choices));
  if (isLoaded || !mayLoadTags(choices, page)) return;
  isLoaded = true;
  dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js', visitorId });
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtm.js?id=${gtmId}`;
  document.head.append(script);
}

/**
 * Makes the browser load account pages as new documents if the tag manager runs in this one. Returns the function that
 * stops it.
 */
export function keepTagsFromPersonalPages(): () => void {
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!isLoaded || link === null || link.origin !== location.origin || !isPersonalPage(link)) return;
    // Keeps the click from the router, which would show the page in this document. The browser follows the link itself.
    event.stopPropagation();
  };
  const walk = (event: PopStateEvent) => {
    if (!isLoaded || !isPersonalPage(location)) return;
    event.stopImmediatePropagation();
    // A tag manager that is still loading would start on the address of the account page.
    window.stop();
    location.reload();
  };
  // Captured at the window, before the router's and the tag manager's listeners.
  window.addEventListener('click', follow, { capture: true });
  window.addEventListener('popstate', walk, { capture: true });
  return () => {
    window.removeEventListener('click', follow, { capture: true });
    window.removeEventListener('popstate', walk, { capture: true });
  };
}
