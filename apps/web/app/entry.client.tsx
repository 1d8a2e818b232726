import { LocaleProvider } from '@ayrac/browser/locale.ts';
import { loadLanguage, loadScreenPhrases, type PhraseSet, PhrasesProvider } from '@ayrac/browser/phrases.tsx';
import { readableAddress } from '@ayrac/domain/text/readable-address.ts';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { pageLocale } from '#web/document/page-locale.ts';
import { allowOwnScripts } from '#web/document/trusted-types.ts';
import { RouterTransitions } from '#web/page/router-transitions.ts';

// Must run before any script element is created.
allowOwnScripts();

// The router must match what the server has rendered, which is the page of another address if this one is unreadable.
const { pathname } = location;
const readable = readableAddress(pathname);
if (readable !== pathname) history.replaceState(null, '', readable);

const locale = pageLocale();

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
