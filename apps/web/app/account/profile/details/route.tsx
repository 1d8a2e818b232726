import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { lazy, Suspense } from 'react';
import { PartWaiting } from '../../account-page.tsx';

// Loaded after the page, because a visit hardly ever starts here.
const OwnProfile = lazy(async () => ({ default: (await import('./own-profile.tsx')).OwnProfile }));

export default function DetailsPage() {
  const { tabs } = useScreenPhrases('account');
  return (
    <>
      <h2 className="text-title">{tabs.details}</h2>
      <Suspense fallback={<PartWaiting />}>
        <OwnProfile />
      </Suspense>
    </>
  );
}
