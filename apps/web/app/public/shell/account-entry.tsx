import { usePhrases } from '@ayrac/browser/phrases.tsx';
import { useSession } from '@ayrac/browser/session/use-session.ts';
import { Icon } from '@ayrac/kit/icon.tsx';
import { Link } from '@ayrac/kit/navigation/link.tsx';
import { useHref } from '#web/page/address.ts';
import { lateComponent } from '#web/page/late-component.tsx';

const loadMenu = () => import('./late/account/account-menu.tsx');
const AccountMenu = lateComponent('account', () => loadMenu().then((parts) => parts.AccountMenu));
const AccountLinks = lateComponent('account', () => loadMenu().then((parts) => parts.AccountLinks));

/** Link to the login, replaced by the account menu once signed in. */
export function AccountEntry({ place }: { readonly place: 'bar' | 'sheet' }) {
  const { shell } = usePhrases();
  const to = useHref()('login');
  const session = useSession();
  const isBar = place === 'bar';
  const entry = (
    <Link to={to} className={isBar ? 'bar-login' : 'menu-item'}>
      <Icon name="user" />
      <span>{shell.login}</span>
    </Link>
  );
  if (session.kind !== 'authenticated') return entry;
  const Part = isBar ? AccountMenu : AccountLinks;
  return <Part user={session.user} fallback={entry} />;
}
