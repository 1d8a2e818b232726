import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { SessionUser } from '@ayrac/browser/session/use-session.ts';
import { lazy, Suspense } from 'react';
import { useOutletContext } from 'react-router';
import { PartWaiting } from '../../account-page.tsx';

// Loaded after the page, because a visit hardly ever starts here.
const SecurityParts = lazy(async () => ({
  default: (await import('./security-parts.tsx')).SecurityParts,
}));

export default function SecurityPage() {
  const { tabs } = useScreenPhrases('account');
  const user = useOutletContext<SessionUser>();
  return (
    <>
      <h2 className="text-title">{tabs.security}</h2>
      <Suspense fallback={<PartWaiting />}>
        <SecurityParts user={user} />
      </Suspense>
    </>
  );
}
