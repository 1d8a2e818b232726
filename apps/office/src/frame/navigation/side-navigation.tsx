import type { Role } from '@ayrac/domain/access.ts';
import { ScreenLinks } from './screen-links.tsx';

/** The navigation at the side of a wide window. */
export function SideNavigation({ role }: { readonly role: Role }) {
  return (
    <div className="office-side">
      <ScreenLinks role={role} />
    </div>
  );
}
