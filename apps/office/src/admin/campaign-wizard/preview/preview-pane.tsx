import { useLocale } from '@ayrac/browser/locale.ts';
import { inLocale } from '@ayrac/domain/page-address.ts';
import { type Locale, locales } from '@ayrac/domain/text/locale.ts';
import { Segments } from '@ayrac/kit/segments.tsx';
import { useState } from 'react';
import { useTheme } from '#office/frame/use-theme.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { useWizard } from '../wizard-context.ts';
import { PreviewFrame } from './preview-frame.tsx';
import { SharePicture } from './share-picture.tsx';
import { usePreviewLink } from './use-preview-link.ts';
import './preview.css';

const whats = ['page', 'card', 'share'] as const;
const devices = ['phone', 'desktop'] as const;
const themes = ['light', 'dark'] as const;
const languageNames: Readonly<Record<Locale, string>> = { tr: 'TR', en: 'EN' };

/** The draft as visitors will see it, in the looks that there are. */
export function PreviewPane() {
  const { preview: words } = useOfficePhrases().campaignWizard;
  const { auto } = useWizard();
  const { link } = usePreviewLink(auto.draft.id);
  const [what, setWhat] = useState<(typeof whats)[number]>('page');
  const [device, setDevice] = useState<(typeof devices)[number]>('phone');
  const [language, setLanguage] = useState<Locale>(useLocale());
  const [theme, setTheme] = useState<(typeof themes)[number]>(useTheme() === 'dark' ? 'dark' : 'light');
  const query = new URLSearchParams({
    ...(what === 'card' && { gorunum: 'kart' }),
    tema: theme === 'dark' ? 'koyu' : 'acik',
  });
  return (
    <div className="preview">
      <div className="preview-looks">
        <Segments
          legend={words.what}
          legendHidden
          segments={whats.map((value) => ({ value, label: words[value] }))}
          value={what}
          onChange={setWhat}
        />
        {what !== 'share' && (
          <>
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
              legend={words.language}
              legendHidden
              segments={locales.map((value) => ({ value, label: languageNames[value] }))}
              value={language}
              onChange={setLanguage}
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
          </>
        )}
      </div>
      {link.isPending && <p className="preview-remark">{words.loading}</p>}
      {link.isError && <p className="preview-remark">{words.failed}</p>}
      {link.data !== undefined &&
        (what === 'share' ? (
          <SharePicture token={link.data.path.slice(link.data.path.lastIndexOf('/') + 1)} />
        ) : (
          <PreviewFrame
            title={words.frame}
            address={`${inLocale(link.data.path, language)}?${query}`}
            version={auto.savedVersion}
            width={device === 'phone' ? 390 : 1280}
          />
        ))}
    </div>
  );
}
