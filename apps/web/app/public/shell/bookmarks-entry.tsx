import { useLocale } from '@ayrac/browser/locale.ts';
import { usePhrases } from '@ayrac/browser/phrases.tsx';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import { Icon } from '@ayrac/kit/icon.tsx';
import { Link } from '@ayrac/kit/navigation/link.tsx';
import { type ComponentType, Suspense, useEffect, useState } from 'react';
import type { TrayProps } from '#web/follow/late/tray/tray.tsx';
import { useBookmarkCount } from '#web/follow/use-bookmark-count.ts';
import { useHref } from '#web/page/address.ts';
import { useHashDialog } from '#web/page/history/use-hash-dialog.ts';

const HASH = '#ayraclarim';

/** Link to the bookmarks: a member's page, or with script the tray over the current page. */
export function BookmarksEntry({ place }: { readonly place: 'bar' | 'sheet' }) {
  const { shell } = usePhrases();
  const to = useHref()('myCampaigns');
  const locale = useLocale();
  const count = useBookmarkCount();
  const { open } = useHashDialog(HASH);
  return (
    <Link
      to={to}
      className={place === 'bar' ? 'bar-link bar-bookmarks' : 'menu-item'}
      aria-label={count > 0 ? shell.bookmarksCounted({ count }) : undefined}
      onClick={open}
      onPointerEnter={() => void load(locale).catch(() => undefined)}
    >
      <Icon name="bookmark" />
      <span>{shell.bookmarks}</span>
      {count > 0 && <span className="count-badge">{count}</span>}
    </Link>
  );
}

/** Renders the tray of bookmarks when it is opened. If it cannot be loaded, opens the member's page. */
export function Bookmarks() {
  const to = useHref()('myCampaigns');
  const locale = useLocale();
  const [tray, setTray] = useState<{ readonly Tray: ComponentType<TrayProps> }>();
  const { isOpen } = useHashDialog(HASH);
  const isLoading = isOpen && tray === undefined;

  useEffect(() => {
    if (isLoading)
      load(locale).then(
        (Tray) => setTray({ Tray }),
        () => location.assign(to),
      );
  }, [isLoading, locale, to]);

  return tray && <Suspense>{<tray.Tray open={isOpen} />}</Suspense>;
}

async function load(locale: Locale): Promise<ComponentType<TrayProps>> {
  const { fetchTray } = await import('#web/follow/late/tray/fetch-tray.ts');
  return fetchTray(locale);
}
