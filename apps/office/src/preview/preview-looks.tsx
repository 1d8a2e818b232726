import { useLocale } from '@ayrac/browser/locale.ts';
import { type Locale, locales } from '@ayrac/domain/text/locale.ts';
import { Segments } from '@ayrac/kit/form/segments.tsx';
import { useState } from 'react';
import { useTheme } from '#office/screen/use-theme.ts';

const devices = ['phone', 'desktop'] as const;
const themes = ['light', 'dark'] as const;
const languageNames: Readonly<Record<Locale, string>> = { tr: 'TR', en: 'EN' };

type Device = (typeof devices)[number];
type Theme = (typeof themes)[number];

/** Device, language and theme of a preview. The defaults are a phone, and the office's own language and theme. */
export function usePreviewLooks() {
  const [device, setDevice] = useState<Device>('phone');
  const [language, setLanguage] = useState<Locale>(useLocale());
  const [theme, setTheme] = useState<Theme>(useTheme() === 'dark' ? 'dark' : 'light');
  return { device, setDevice, language, setLanguage, theme, setTheme };
}

interface PreviewLooksProps {
  readonly looks: ReturnType<typeof usePreviewLooks>;
  readonly words: Readonly<Record<'device' | 'language' | 'theme' | Device | Theme, string>>;
}

/** Selects device, language and theme of a preview. */
export function PreviewLooks({ looks, words }: PreviewLooksProps) {
  return (
    <>
      <Segments
        legend={words.device}
        legendHidden
        segments={devices.map((value) => ({
          value,
          label: <span className="sr-only">{words[value]}</span>,
          icon: value === 'phone' ? ('smartphone' as const) : ('monitor' as const),
        }))}
        value={looks.device}
        onChange={looks.setDevice}
      />
      <Segments
        legend={words.language}
        legendHidden
        segments={locales.map((value) => ({ value, label: languageNames[value] }))}
        value={looks.language}
        onChange={looks.setLanguage}
      />
      <Segments
        legend={words.theme}
        legendHidden
        segments={themes.map((value) => ({
          value,
          label: <span className="sr-only">{words[value]}</span>,
          icon: value === 'light' ? ('sun' as const) : ('moon' as const),
        }))}
        value={looks.theme}
        onChange={looks.setTheme}
      />
    </>
  );
}
