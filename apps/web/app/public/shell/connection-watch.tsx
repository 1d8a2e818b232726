import { usePhrases } from '@ayrac/browser/phrases.tsx';
import { Icon } from '@ayrac/kit/icon.tsx';
import { useEffect, useState } from 'react';
import { watchConnection } from './watch-connection.ts';

/** Says that the connection is lost when a visitor wants to leave the page without a network. */
export function ConnectionWatch() {
  const { errors } = usePhrases();
  const [isLost, setLost] = useState(false);
  useEffect(() => watchConnection(setLost), []);
  return isLost ? (
    <div role="alert" className="toasts">
      <div className="toast toast-error">
        <Icon name="circle-alert" />
        <p className="toast-text">{errors.page.offline}</p>
      </div>
    </div>
  ) : null;
}
