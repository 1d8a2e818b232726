import './avatar.css';
import { initialsOf } from './initials.ts';

interface AvatarProps {
  readonly name: string;
  /** Notifications that nobody has read yet. */
  readonly unread?: number;
}

/** A drawing beside the name: initials, and how much is new. */
export function Avatar({ name, unread = 0 }: AvatarProps) {
  return (
    // Drawn by the style: no text that a reader would have to make sense of.
    <span className="avatar" data-initials={initialsOf(name)} aria-hidden="true">
      {unread > 0 && <span className="avatar-count">{unread > 9 ? '9+' : unread}</span>}
    </span>
  );
}
