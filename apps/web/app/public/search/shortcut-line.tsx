import { useLocale } from '@ayrac/browser/locale.ts';
import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { Shortcut } from '@ayrac/contract/search.ts';
import { ButtonLink } from '@ayrac/kit/button.tsx';
import { inLocale } from '#web/page/address.ts';
import { shortcutIcon, shortcutText } from './shortcut-text.ts';

/** Shortcut for the figures in a term, as the first line of the results. */
export function ShortcutLine({ shortcut }: { readonly shortcut: Shortcut }) {
  const search = useScreenPhrases('search');
  const locale = useLocale();
  return (
    <p>
      <ButtonLink to={inLocale(shortcut.path, locale)} variant="secondary" icon={shortcutIcon(shortcut)}>
        {shortcutText(shortcut, search.shortcut, locale)}
      </ButtonLink>
    </p>
  );
}
