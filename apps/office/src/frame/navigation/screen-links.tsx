import type { Role } from '@ayrac/domain/access.ts';
import type { OfficeScreen } from '@ayrac/domain/screen/office-screens.ts';
import { Icon } from '@ayrac/kit/icon.tsx';
import { useId } from 'react';
import { Link } from 'react-router';
import { iconOf, type ScreenGroup, screenGroups, screenTitle, useScreen } from '#office/frame/screens.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { useShownInView } from '#office/screen/use-shown-in-view.ts';

/** Links to the screens that a role may open. The current one is marked, or the list of the current record. */
export function ScreenLinks({ role }: { readonly role: Role }) {
  const { frame } = useOfficePhrases();
  const links = useShownInView(useScreen()?.path);
  return (
    <nav ref={links} className="office-links" aria-label={frame.navigation.label}>
      {screenGroups(role).map((group) => (
        <Group key={group.name} group={group} />
      ))}
    </nav>
  );
}

function Group({ group: { name, screens } }: { readonly group: ScreenGroup }) {
  const phrases = useOfficePhrases();
  const here = useScreen();
  const heading = useId();
  return (
    <div className="office-group">
      <p id={heading} className="office-group-name">
        {phrases.frame.groups[name]}
      </p>
      <ul aria-labelledby={heading}>
        {screens.map((screen) => (
          <li key={screen.name}>
            <Link
              to={screen.path}
              className="office-link"
              aria-current={currentState(screen, here)}
              title={screenTitle(phrases, screen)}
            >
              <Icon name={iconOf(screen)} />
              <span>{screenTitle(phrases, screen)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function currentState({ path }: OfficeScreen, here: OfficeScreen | undefined): 'page' | 'true' | undefined {
  if (here?.path === path) return 'page';
  return here?.path.startsWith(`${path}/:`) ? 'true' : undefined;
}
