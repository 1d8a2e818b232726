import { Button } from '@ayrac/kit/button.tsx';
import { Icon } from '@ayrac/kit/icon.tsx';
import { Menu } from '@ayrac/kit/menu/menu.tsx';
import { MenuButton } from '@ayrac/kit/menu/menu-item.tsx';
import { useOfficePhrases } from '#office/phrases.tsx';
import type { useOffered } from '../use-actions.tsx';

/** Largest number of visible buttons. With more actions, the last ones are in a menu. */
const MOST_OPEN = 3;

/** Actions on the record in the panel. */
export function RecordActions({ actions }: { readonly actions: ReturnType<typeof useOffered> }) {
  const { resource } = useOfficePhrases();
  if (actions.length === 0) return null;
  const open = actions.length > MOST_OPEN ? actions.slice(0, MOST_OPEN - 1) : actions;
  const others = actions.slice(open.length);
  return (
    <div className="record-actions">
      {open.map(({ name, icon, label, act }) => (
        <Button key={name} variant="secondary" size="small" icon={icon} onClick={act}>
          {label}
        </Button>
      ))}
      {others.length > 0 && (
        <Menu
          button={<Icon name="ellipsis" />}
          label={resource.moreActions}
          buttonClass="button button-secondary button-small"
          chevron={false}
        >
          {others.map(({ name, icon, label, act }) => (
            <MenuButton key={name} icon={icon} onClick={act}>
              {label}
            </MenuButton>
          ))}
        </Menu>
      )}
    </div>
  );
}
