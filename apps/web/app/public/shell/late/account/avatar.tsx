import type { SessionUser } from '#web/session/use-session.ts';
import { initialsOf } from './initials.ts';

interface AvatarProps {
  readonly user: SessionUser;
  /** Notifications that nobody has read yet. */
  readonly unread?: number;
}

/** A drawing beside the name: initials, and how much is new. */
export function Avatar({ user, unread = 0 }: AvatarProps) {
  return (
    <span className="avatar" aria-hidden="true" translate="no">
      {initialsOf(user.name ?? user.username)}
      {unread > 0 && <span className="avatar-count">{unread > 9 ? '9+' : unread}</span>}
    </span>
  );
}
