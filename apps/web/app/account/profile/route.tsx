import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { SessionUser } from '@ayrac/browser/session/use-session.ts';
import { Container } from '@ayrac/kit/container.tsx';
import { Link } from '@ayrac/kit/navigation/link.tsx';
import { Outlet, useMatches } from 'react-router';
import { useHref } from '#web/page/address.ts';
import { Guard } from '#web/session/guard.tsx';
import { AccountHead } from '../account-page.tsx';
import { UnverifiedNotice } from './unverified-notice.tsx';

const tabs = [
  ['details', 'profile'],
  ['security', 'security'],
  ['notifications', 'notifications'],
  ['data', 'ownData'],
] as const;

/** In a narrow window the row of tabs scrolls: brings the current tab into view. */
function showCurrent(row: HTMLElement | null): void {
  const current = row?.querySelector('[aria-current]');
  if (!row || !current) return;
  row.scrollLeft += Math.max(0, current.getBoundingClientRect().right - row.getBoundingClientRect().right);
}

/** The profile. Its parts are separate pages below a row of links. */
export default function ProfileLayout() {
  const account = useScreenPhrases('account');
  const href = useHref();
  const screen = useMatches().at(-1)?.id;
  return (
    <Container className="grid gap-6 py-8">
      <AccountHead title={account.profile} />
      <Guard>
        {(user) => (
          <>
            <nav ref={showCurrent} className="tabs" aria-label={account.tabs.label}>
              {tabs.map(([name, address]) => (
                <Link key={name} to={href(address)} aria-current={address === screen ? 'page' : undefined}>
                  {account.tabs[name]}
                </Link>
              ))}
            </nav>
            {!user.isEmailVerified && <UnverifiedNotice />}
            <Outlet context={user satisfies SessionUser} />
          </>
        )}
      </Guard>
    </Container>
  );
}
