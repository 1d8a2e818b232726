import './menu-person.css';
import type { ReactNode } from 'react';
import { Avatar } from '../avatar.tsx';

interface MenuPersonProps {
  readonly name: string | null;
  readonly username: string;
}

/** The signed-in person, at the head of their menu. */
export function MenuPerson({ name, username }: MenuPersonProps) {
  return (
    <div className="menu-person">
      <Avatar name={name ?? username} />
      <p translate="no">
        {name ?? username}
        {name !== null && <span>{username}</span>}
      </p>
    </div>
  );
}

/** The sign-out item, set apart from the others. */
export function MenuWayOut({ children }: { readonly children: ReactNode }) {
  return <div className="menu-way-out">{children}</div>;
}
