import { useLocale } from '@ayrac/browser/locale.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { useOverlay } from '#web/page/history/use-overlay.ts';
import type { ConsentViewProps } from './consent-view-props.ts';
import { useSettingsLinks } from './use-settings-links.ts';
import { useVisitorConsent } from './use-visitor-consent.ts';

/** The visitor's consent: asks if necessary, and opens the settings from every page. */
export function VisitorConsent() {
  const consent = useVisitorConsent();
  const { stage, happen } = consent;
  const { isOpen, open, close } = useOverlay();
  const view = useConsentView(stage.kind !== 'settled');

  useSettingsLinks(open);
  useEffect(() => {
    happen({ kind: isOpen ? 'settings-opened' : 'settings-closed' });
  }, [happen, isOpen]);

  return view?.({ ...consent, openSettings: open, closeSettings: close });
}

/** Imported directly instead of through the phrase table of all screens, which every page loads. */
function loadPhrases(locale: Locale) {
  return locale === 'en' ? import('@ayrac/phrases/en/consent.ts') : import('@ayrac/phrases/tr/consent.ts');
}

/** Loads the banner and the dialog when they are first needed. If that fails, the page works without them. */
function useConsentView(isWanted: boolean) {
  const locale = useLocale();
  const [view, setView] = useState<(props: Omit<ConsentViewProps, 'phrases'>) => ReactNode>();

  useEffect(() => {
    if (!isWanted || view !== undefined) return;
    Promise.all([import('./consent-view.tsx'), loadPhrases(locale)]).then(
      ([{ ConsentView }, { consent: phrases }]) =>
        setView(() => (props: Omit<ConsentViewProps, 'phrases'>) => (
          <ConsentView {...props} phrases={phrases} />
        )),
      () => undefined,
    );
  }, [isWanted, view, locale]);

  return view;
}
