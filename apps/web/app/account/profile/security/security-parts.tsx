import './security.css';
import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { SessionUser } from '@ayrac/browser/session/use-session.ts';
import { useState } from 'react';
import { Part } from '../../part.tsx';
import { PasswordForm } from './password-form.tsx';
import { SecondFactor } from './second-factor.tsx';
import { Sessions } from './sessions.tsx';

/** Password, second factor and sessions, one below the other. */
export function SecurityParts({ user }: { readonly user: SessionUser }) {
  const { password, sessions } = useScreenPhrases('security');
  // A new password or second factor ends the other sessions, so their list is loaded again.
  const [changes, setChanges] = useState(0);
  const changed = () => setChanges((count) => count + 1);
  return (
    <div className="parts">
      <Part title={password.title} text={password.text}>
        <PasswordForm username={user.username} onChanged={changed} />
      </Part>
      <SecondFactor username={user.username} onChanged={changed} />
      <Part title={sessions.title} text={sessions.text}>
        <Sessions key={changes} />
      </Part>
    </div>
  );
}
