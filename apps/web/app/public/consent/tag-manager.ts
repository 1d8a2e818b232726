import {
  consentSignals,
  isPersonalPage,
  mayLoadTags,
  type PageAddress,
} from '@ayrac/domain/consent/consent-effect.ts';
import type { ConsentChoices } from '@ayrac/domain/consent/visitor-consent.ts';

declare global {
  interface Window {
    /** Written into the page where the site has a tag manager. */
    gtag?: (...command: unknown[]) => void;
    dataLayer?: unknown[];
  }
}

let isLoaded = false;

/** Whether the tag manager runs in this document: nothing but another document ends it. */
export function areTagsLoaded(): boolean {
  return isLoaded;
}

/** Tells the tag manager what is allowed, and fetches it the first time that anything is. */
export function tellTags(
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

/** Has a page of one's own begin with a document of its own, where this one runs the tag manager. Returns the end of it. */
export function keepTagsFromPersonalPages(): () => void {
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!isLoaded || link === null || link.origin !== location.origin || !isPersonalPage(link)) return;
    // The router would show the page in this document: it hears nothing, and the browser follows the link by itself.
    event.stopPropagation();
  };
  const walk = (event: PopStateEvent) => {
    if (!isLoaded || !isPersonalPage(location)) return;
    event.stopImmediatePropagation();
    // A tag manager that is still on its way would begin at the address of the page of one's own.
    window.stop();
    location.reload();
  };
  // Before the router, and before what the tag manager listens with.
  window.addEventListener('click', follow, { capture: true });
  window.addEventListener('popstate', walk, { capture: true });
  return () => {
    window.removeEventListener('click', follow, { capture: true });
    window.removeEventListener('popstate', walk, { capture: true });
  };
}
