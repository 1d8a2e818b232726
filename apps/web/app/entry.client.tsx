import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { LocaleProvider, withoutLocale } from '#web/address.ts';
import { pageLocale } from '#web/page-locale.ts';
import { loadScreenPhrases, PhrasesProvider } from '#web/phrases.tsx';
import { screenPhrases } from '#web/screen-phrases.ts';

// One language of phrases is loaded: the page's.
const locale = pageLocale();
const phrases =
  locale === 'en'
    ? import('@ayrac/phrases/en/index.ts').then((module) => module.en)
    : import('@ayrac/phrases/tr/index.ts').then((module) => module.tr);

// The first screen's own phrases are asked for together with the page's, not after them.
for (const [name, paths] of screenPhrases) {
  if (paths.test(withoutLocale(location.pathname))) loadScreenPhrases(name, locale);
}

phrases.then((value) => {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <LocaleProvider value={locale}>
          <PhrasesProvider value={value}>
            <HydratedRouter />
          </PhrasesProvider>
        </LocaleProvider>
      </StrictMode>,
    );
  });
});
