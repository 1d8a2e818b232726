import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { Icon } from '@ayrac/kit/icon.tsx';
import { Menu } from '@ayrac/kit/menu/menu.tsx';
import { MenuLink } from '@ayrac/kit/menu/menu-item.tsx';
import { useIsLive } from '@ayrac/kit/use-is-live.ts';
import { lazy, Suspense, useState } from 'react';
import { type Shared, shareLinks } from './share-links.ts';

const ShareMore = lazy(async () => ({ default: (await import('./share-more.tsx')).ShareMore }));

const elsewhere = { target: '_blank', rel: 'noopener' };

/** Menu with ways to share a page. Its links work without script; the other ways appear with it. */
export function ShareMenu({ shared }: { readonly shared: Shared }) {
  const { share } = useScreenPhrases('campaignPage');
  const isLive = useIsLive();
  const [announcement, setAnnouncement] = useState('');
  const links = shareLinks(shared);
  return (
    <div className="flex flex-wrap items-center gap-y-2">
      <Menu
        buttonClass="button button-secondary button-small"
        chevron={false}
        button={
          <>
            <Icon name="share-2" size="small" />
            {share.action}
          </>
        }
      >
        {isLive && (
          <Suspense>
            <ShareMore shared={shared} say={setAnnouncement} />
          </Suspense>
        )}
        <MenuLink icon="whatsapp" to={links.whatsapp} {...elsewhere}>
          {share.whatsapp}
        </MenuLink>
        <MenuLink icon="mail" to={links.email} {...elsewhere}>
          {share.email}
        </MenuLink>
        <MenuLink icon="send" to={links.twitterMessage} {...elsewhere}>
          {share.twitterMessage}
        </MenuLink>
        <MenuLink icon="x-social" to={links.tweet} {...elsewhere}>
          {share.tweet}
        </MenuLink>
      </Menu>
      <p role="status" className="text-ink-soft text-small not-empty:ms-4">
        {announcement}
      </p>
    </div>
  );
}
