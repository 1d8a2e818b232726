import { consentSignals } from '@ayrac/domain/consent/consent-effect.ts';
import { onlyNecessary } from '@ayrac/domain/consent/visitor-consent.ts';

/**
 * Inline script on pages of a site with a tag manager. It runs long before the tag manager can load, and sets up its
 * command queue with all consent denied. A command must be the `arguments` object of a function.
 */
export const tagDefaults = `window.dataLayer=[];window.gtag=function(){dataLayer.push(arguments)};gtag('consent','default',${JSON.stringify(consentSignals(onlyNecessary))});`;
