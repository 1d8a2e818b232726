import { LocaleProvider } from '@ayrac/browser/locale.ts';
import { loadLanguage, loadScreenPhrases, type PhraseSet, PhrasesProvider } from '@ayrac/browser/phrases.tsx';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { pageLocale } from '#web/document/page-locale.ts';
import { allowOwnScripts } from '#web/document/trusted-types.ts';
import { leaveOldOverlay } from '#web/page/history/leave-old-overlay.ts';
import { RouterTransitions } from '#web/page/router-transitions.ts';

// Must run before any script element is created.
allowOwnScripts();
// Must run before the router reads the entry.
leaveOldOverlay();

const locale = pageLocale();

// The router must match what the server has rendered: an unknown page if the path cannot be decoded or has control
// characters (`readableAddress`). Not that function itself, because every page would have to load it.
try {
  // A control character becomes undecodable, too.
  decodeURI(location.pathname.replace(/%(0[^9ad]|1|7f)/i, '%x'));
} catch {
  history.replaceState(null, '', locale === 'en' ? '/en/\ufffd' : '/\ufffd');
}

// Loads the first screen's phrases in parallel with the page's, not after them.
const { phrases: sets } = document.documentElement.dataset;
for (const set of sets ? sets.split(' ') : []) loadScreenPhrases(set as PhraseSet, locale);

loadLanguage(locale).then(({ phrases }) => {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <LocaleProvider value={locale}>
          <PhrasesProvider value={phrases}>
            <RouterTransitions>
              <HydratedRouter />
            </RouterTransitions>
          </PhrasesProvider>
        </LocaleProvider>
      </StrictMode>,
    );
  });
});
