import './account-menu.css';
import { addresses, useHref } from '#web/address.ts';
import { useScreenPhrases } from '#web/phrases.tsx';
import type { SessionUser } from '#web/session/use-session.ts';
import { Menu } from '#web/ui/menu.tsx';
import { MenuLink } from '#web/ui/menu-item.tsx';
import { Avatar } from './avatar.tsx';
import { SignOutButton } from './sign-out-button.tsx';

interface AccountProps {
  readonly user: SessionUser;
}

/** In the bar: the avatar, and behind it the menu. */
export function AccountMenu({ user }: AccountProps) {
  const account = useScreenPhrases('account');
  return (
    <div className="account-bar">
      <Menu
        align="end"
        chevron={false}
        label={account.menu({ name: user.name ?? user.username })}
        button={<Avatar user={user} />}
      >
        <AccountLinks user={user} />
      </Menu>
    </div>
  );
}

/** Who is signed in, and where they may go; the side sheet shows it openly. */
export function AccountLinks({ user }: AccountProps) {
  const account = useScreenPhrases('account');
  const href = useHref();
  return (
    <>
      <div className="account-who">
        <Avatar user={user} />
        <p>
          {user.name ?? user.username}
          {user.name !== null && <span translate="no">{user.username}</span>}
        </p>
      </div>
      {user.role === 'ADMIN' && (
        <MenuLink to={addresses.admin()} reloadDocument icon="layout-dashboard">
          {account.admin}
        </MenuLink>
      )}
      {user.role === 'CRM_ADMIN' && (
        <MenuLink to={addresses.crm()} reloadDocument icon="users">
          {account.crm}
        </MenuLink>
      )}
      {user.secondFactor === 'required' && (
        <MenuLink to={href('security')} icon="lock">
          {account.secondFactorRequired}
        </MenuLink>
      )}
      <MenuLink to={href('profile')} icon="user">
        {account.profile}
      </MenuLink>
      <MenuLink to={href('myCampaigns')} icon="heart">
        {account.myCampaigns}
      </MenuLink>
      <SignOutButton />
    </>
  );
}
