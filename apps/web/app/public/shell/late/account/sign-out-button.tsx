import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { useSessionActions } from '@ayrac/browser/session/use-session.ts';
import { Notice } from '@ayrac/kit/feedback/notice.tsx';
import { MenuButton } from '@ayrac/kit/menu/menu-item.tsx';
import { MenuWayOut } from '@ayrac/kit/menu/menu-person.tsx';
import { useState } from 'react';
import { useHref } from '#web/page/address.ts';

/** Signs out and opens the login. Shows an error if the session could not be ended. */
export function SignOutButton() {
  const account = useScreenPhrases('account');
  const { signOut } = useSessionActions();
  const login = useHref()('login');
  const [hasFailed, setFailed] = useState(false);
  return (
    <MenuWayOut>
      <MenuButton
        icon="log-out"
        onClick={(event) => {
          const menu = event.currentTarget.closest('details');
          setFailed(false);
          signOut(login).catch(() => {
            setFailed(true);
            // The click closed the menu; it is opened again to show the error.
            if (menu !== null) menu.open = true;
          });
        }}
      >
        {account.signOut}
      </MenuButton>
      {hasFailed && (
        <Notice tone="error" live>
          {account.signOutFailed}
        </Notice>
      )}
    </MenuWayOut>
  );
}
