import type { Role } from '@ayrac/domain/access.ts';
import { IconButton } from '@ayrac/kit/button.tsx';
import { Drawer } from '@ayrac/kit/dialog.tsx';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { LanguageChoice } from '#office/frame/language-choice.tsx';
import { ThemeToggle } from '#office/frame/theme-toggle.tsx';
import { useOfficePhrases } from '#office/phrases.tsx';
import { ScreenLinks } from './screen-links.tsx';

/** The navigation of a narrow window, with the controls that do not fit into the bar. */
export function NavigationDrawer({ role }: { readonly role: Role }) {
  const { navigation } = useOfficePhrases().frame;
  const [isOpen, setOpen] = useState(false);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes the drawer.
  useEffect(() => setOpen(false), [key]);
  return (
    <>
      <IconButton
        icon="menu"
        label={navigation.open}
        className="office-narrow"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      <Drawer
        open={isOpen}
        onClose={() => setOpen(false)}
        title={navigation.label}
        closeLabel={navigation.close}
      >
        <ScreenLinks role={role} />
        <div className="office-settings">
          <ThemeToggle withText />
          <LanguageChoice />
        </div>
      </Drawer>
    </>
  );
}
