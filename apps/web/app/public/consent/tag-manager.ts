import { consentSignals, mayLoadTags } from '@ayrac/domain/consent-effect.ts';
import type { ConsentChoices } from '@ayrac/domain/visitor-consent.ts';

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
  page: { readonly pathname: string; readonly search: string },
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
