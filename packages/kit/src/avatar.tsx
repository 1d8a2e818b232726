import './avatar.css';
import { initialsOf } from './initials.ts';

interface AvatarProps {
  readonly name: string;
  /** Number of unread notifications. */
  readonly unread?: number;
}

/** A decorative avatar: initials and the number of unread notifications. */
export function Avatar({ name, unread = 0 }: AvatarProps) {
  return (
    // CSS draws the initials, so that they are no text to screen readers or search engines.
    <span className="avatar" data-initials={initialsOf(name)} aria-hidden="true">
      {unread > 0 && <span className="avatar-count">{unread > 9 ? '9+' : unread}</span>}
    </span>
  );
}
