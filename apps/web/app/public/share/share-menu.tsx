import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { Icon } from '@ayrac/kit/icon.tsx';
import { Menu } from '@ayrac/kit/menu/menu.tsx';
import { MenuOutsideLink } from '@ayrac/kit/menu/menu-item.tsx';
import { useIsLive } from '@ayrac/kit/use-is-live.ts';
import { useState } from 'react';
import { lateComponent } from '#web/page/late-component.tsx';
import { type Shared, shareLinks } from './share-links.ts';

const ShareMore = lateComponent([], () => import('./share-more.tsx').then(({ ShareMore }) => ShareMore));

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
        {isLive && <ShareMore shared={shared} say={setAnnouncement} />}
        <MenuOutsideLink icon="whatsapp" href={links.whatsapp}>
          {share.whatsapp}
        </MenuOutsideLink>
        <MenuOutsideLink icon="mail" href={links.email}>
          {share.email}
        </MenuOutsideLink>
        <MenuOutsideLink icon="send" href={links.twitterMessage}>
          {share.twitterMessage}
        </MenuOutsideLink>
        <MenuOutsideLink icon="x-social" href={links.tweet}>
          {share.tweet}
        </MenuOutsideLink>
      </Menu>
      <p role="status" className="text-ink-soft text-small not-empty:ms-4">
        {announcement}
      </p>
    </div>
  );
}
