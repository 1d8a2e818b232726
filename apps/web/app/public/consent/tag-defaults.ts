import { consentSignals } from '@ayrac/domain/consent/consent-effect.ts';
import { onlyNecessary } from '@ayrac/domain/consent/visitor-consent.ts';

/**
 * Runs in every page of a site with a tag manager, long before it could be loaded: the queue of its commands, and the
 * signals of somebody who has allowed nothing. A command has to be the `arguments` of a function.
 */
export const tagDefaults = `window.dataLayer=[];window.gtag=function(){dataLayer.push(arguments)};gtag('consent','default',${JSON.stringify(consentSignals(onlyNecessary))});`;
