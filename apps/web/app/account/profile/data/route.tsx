import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { lazy, Suspense } from 'react';
import { PartWaiting } from '../../account-page.tsx';

// Nobody comes here first: tables and forms need not arrive with the page.
const OwnData = lazy(async () => ({ default: (await import('./own-data.tsx')).OwnData }));

export default function OwnDataPage() {
  const { tabs } = useScreenPhrases('account');
  return (
    <>
      <h2 className="text-title">{tabs.data}</h2>
      <Suspense fallback={<PartWaiting />}>
        <OwnData />
      </Suspense>
    </>
  );
}
