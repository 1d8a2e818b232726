import './office.css';
import { LocaleProvider } from '@ayrac/browser/locale.ts';
import { loadLanguage, PhrasesProvider } from '@ayrac/browser/phrases.tsx';
import { defaultLocale, isLocale } from '@ayrac/domain/text/locale.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { createQueryClient } from './client/query-client.ts';
import { loadOfficePhrases, OfficePhrasesProvider } from './phrases.tsx';
import { openRouter } from './router.tsx';

// The office has the same address in both languages. The server or the first-paint script has set `lang` to the chosen
// one.
const { lang } = document.documentElement;
const locale = isLocale(lang) ? lang : defaultLocale;
const place = document.getElementById('office');

Promise.all([loadLanguage(locale), loadOfficePhrases(locale)]).then(([{ phrases }, office]) => {
  if (place === null) return;
  createRoot(place).render(
    <StrictMode>
      <LocaleProvider value={locale}>
        <PhrasesProvider value={phrases}>
          <OfficePhrasesProvider value={office}>
            <QueryClientProvider client={createQueryClient()}>
              {/* Otherwise its components would use the browser's language. */}
              <I18nProvider locale={locale === 'tr' ? 'tr-TR' : 'en-US'}>
                <RouterProvider router={openRouter()} />
              </I18nProvider>
            </QueryClientProvider>
          </OfficePhrasesProvider>
        </PhrasesProvider>
      </LocaleProvider>
    </StrictMode>,
  );
});
