import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { lazy, Suspense } from 'react';
import { PartWaiting } from '../../account-page.tsx';

// Loaded after the page, because a visit hardly ever starts here.
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
