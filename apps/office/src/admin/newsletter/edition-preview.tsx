import { readProblem } from '@ayrac/browser/calls/problem.ts';
import { useLocale } from '@ayrac/browser/locale.ts';
import type { EditionDetail } from '@ayrac/contract/office/edition-calls.ts';
import { type Locale, locales } from '@ayrac/domain/text/locale.ts';
import { Button } from '@ayrac/kit/button.tsx';
import { Segments } from '@ayrac/kit/segments.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useToast } from '#office/frame/toasts.tsx';
import { useTheme } from '#office/frame/use-theme.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { useOfficeClient } from '#office/resource/client.ts';
import { PreviewFrame } from '../campaign-wizard/preview/preview-frame.tsx';
import '../campaign-wizard/preview/preview.css';

const devices = ['phone', 'desktop'] as const;
const widths = { phone: 390, desktop: 760 } as const;
const themes = ['light', 'dark'] as const;
const languageNames: Readonly<Record<Locale, string>> = { tr: 'TR', en: 'EN' };
/** A link holds a day. */
const RENEWED_MS = 12 * 3_600_000;

/** The mail as a phone or a desk's window shows it, in both languages, light and dark; and to oneself as a test. */
export function EditionPreview({ edition }: { readonly edition: EditionDetail }) {
  const { preview: words } = useOfficePhrases().editions.page;
  const client = useOfficeClient();
  const { show } = useToast();
  const [device, setDevice] = useState<(typeof devices)[number]>('phone');
  const [language, setLanguage] = useState<Locale>(useLocale());
  const [theme, setTheme] = useState<(typeof themes)[number]>(useTheme() === 'dark' ? 'dark' : 'light');
  const [isTesting, setIsTesting] = useState(false);
  const { id } = edition;
  const link = useQuery({
    queryKey: ['edition', id, 'preview-link'],
    queryFn: ({ signal }) => client.previewEdition({ params: { id } }, { signal }),
    staleTime: RENEWED_MS,
    refetchOnWindowFocus: false,
  });
  const test = async () => {
    setIsTesting(true);
    try {
      await client.testEdition({ params: { id }, body: { locale: language } });
      show({ text: words.tested });
    } catch (error) {
      show({ tone: 'error', text: readProblem(error).message || words.failed });
    } finally {
      setIsTesting(false);
    }
  };
  const query = new URLSearchParams({ dil: language, tema: theme === 'dark' ? 'koyu' : 'acik' });
  return (
    <section className="panel edition-preview" aria-labelledby="edition-preview">
      <div className="panel-head">
        <h2 id="edition-preview" className="panel-title">
          {words.title}
        </h2>
        <Button variant="secondary" size="small" icon="send" loading={isTesting} onClick={test}>
          {words.test}
        </Button>
      </div>
      <div className="preview">
        <div className="preview-looks">
          <Segments
            legend={words.language}
            legendHidden
            segments={locales.map((value) => ({ value, label: languageNames[value] }))}
            value={language}
            onChange={setLanguage}
          />
          <Segments
            legend={words.device}
            legendHidden
            segments={devices.map((value) => ({
              value,
              label: <span className="sr-only">{words[value]}</span>,
              icon: value === 'phone' ? ('smartphone' as const) : ('monitor' as const),
            }))}
            value={device}
            onChange={setDevice}
          />
          <Segments
            legend={words.theme}
            legendHidden
            segments={themes.map((value) => ({
              value,
              label: <span className="sr-only">{words[value]}</span>,
              icon: value === 'light' ? ('sun' as const) : ('moon' as const),
            }))}
            value={theme}
            onChange={setTheme}
          />
        </div>
        {link.isPending && <p className="preview-remark">{words.loading}</p>}
        {link.isError && <p className="preview-remark">{words.failed}</p>}
        {link.data !== undefined && (
          <PreviewFrame
            title={words.frame}
            address={`${link.data.path}?${query}`}
            version={edition.version}
            width={widths[device]}
          />
        )}
      </div>
    </section>
  );
}
