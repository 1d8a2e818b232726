import './account-menu.css';
import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { SessionUser } from '@ayrac/browser/session/use-session.ts';
import { Avatar } from '@ayrac/kit/avatar.tsx';
import { Menu } from '@ayrac/kit/menu/menu.tsx';
import { MenuLink } from '@ayrac/kit/menu/menu-item.tsx';
import { MenuPerson } from '@ayrac/kit/menu/menu-person.tsx';
import { useUnread } from '#web/follow/use-unread.ts';
import { addresses, useHref } from '#web/page/address.ts';
import { SignOutButton } from './sign-out-button.tsx';

interface AccountProps {
  readonly user: SessionUser;
}

/** The avatar in the bar, with its menu. */
export function AccountMenu({ user }: AccountProps) {
  const account = useScreenPhrases('account');
  const unread = useUnread();
  const name = user.name ?? user.username;
  return (
    <div className="account-bar">
      <Menu
        align="end"
        chevron={false}
        label={unread === 0 ? account.menu({ name }) : account.menuUnread({ name, count: unread })}
        button={<Avatar name={name} unread={unread} />}
      >
        <AccountLinks user={user} />
      </Menu>
    </div>
  );
}

/** The signed-in person and the links of the account. The side sheet shows them without a menu. */
export function AccountLinks({ user }: AccountProps) {
  const account = useScreenPhrases('account');
  const href = useHref();
  const unread = useUnread();
  return (
    <>
      <MenuPerson name={user.name} username={user.username} />
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
      <MenuLink to={href('myCampaigns')} icon="bookmark">
        {account.myCampaigns}
      </MenuLink>
      <MenuLink to={href('notifications')} icon="bell">
        {account.tabs.notifications}
        {unread > 0 && (
          <span className="badge badge-accent ms-auto">
            <span className="sr-only">{account.unread} </span>
            {unread}
          </span>
        )}
      </MenuLink>
      <SignOutButton />
    </>
  );
}
