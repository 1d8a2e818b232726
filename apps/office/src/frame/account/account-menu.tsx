import { useLocale } from '@ayrac/browser/locale.ts';
import type { SessionUser } from '@ayrac/browser/session/use-session.ts';
import { addresses, inLocale } from '@ayrac/domain/screen/page-address.ts';
import { Avatar } from '@ayrac/kit/avatar.tsx';
import { Menu } from '@ayrac/kit/menu/menu.tsx';
import { MenuButton, MenuLink } from '@ayrac/kit/menu/menu-item.tsx';
import { MenuPerson, MenuWayOut } from '@ayrac/kit/menu/menu-person.tsx';
import { useSignOut } from '#office/frame/use-sign-out.ts';
import { useOfficePhrases } from '#office/phrases.tsx';

/** The signed-in person, and links out of the office. */
export function AccountMenu({ user }: { readonly user: SessionUser }) {
  const { frame } = useOfficePhrases();
  const locale = useLocale();
  const signOut = useSignOut();
  const name = user.name ?? user.username;
  return (
    <Menu
      align="end"
      chevron={false}
      label={frame.account({ name })}
      buttonClass="office-avatar"
      button={<Avatar name={name} />}
    >
      <MenuPerson name={user.name} username={user.username} />
      <MenuLink to={inLocale(addresses.home(), locale)} reloadDocument icon="globe">
        {frame.actions.site}
      </MenuLink>
      <MenuLink to={inLocale(addresses.profile(), locale)} reloadDocument icon="user">
        {frame.actions.profile}
      </MenuLink>
      <MenuWayOut>
        <MenuButton icon="log-out" onClick={signOut}>
          {frame.actions.signOut}
        </MenuButton>
      </MenuWayOut>
    </Menu>
  );
}
