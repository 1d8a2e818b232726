import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { PhrasesProvider } from '#web/phrases.tsx';

// One language of phrases is loaded: that of the page. Another language is another document.
const phrases =
  document.documentElement.lang === 'en'
    ? import('@ayrac/phrases/en/index.ts').then((module) => module.en)
    : import('@ayrac/phrases/tr/index.ts').then((module) => module.tr);

phrases.then((value) => {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <PhrasesProvider value={value}>
          <HydratedRouter />
        </PhrasesProvider>
      </StrictMode>,
    );
  });
});
