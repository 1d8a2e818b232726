import type { Role } from '@ayrac/domain/access.ts';
import { ScreenLinks } from './screen-links.tsx';

/** Beside the screen, where the window has room for it. */
export function SideNavigation({ role }: { readonly role: Role }) {
  return (
    <div className="office-side">
      <ScreenLinks role={role} />
    </div>
  );
}
