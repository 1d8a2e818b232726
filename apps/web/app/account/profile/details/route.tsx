import { lazy, Suspense } from 'react';
import { useScreenPhrases } from '#web/phrases.tsx';
import { TextSkeleton } from '#web/ui/skeleton.tsx';

// Nobody comes here first: the form need not arrive with the page.
const OwnProfile = lazy(async () => ({ default: (await import('./own-profile.tsx')).OwnProfile }));

export default function DetailsPage() {
  const { tabs } = useScreenPhrases('account');
  return (
    <>
      <h2 className="text-title">{tabs.details}</h2>
      <Suspense fallback={<TextSkeleton lines={8} />}>
        <OwnProfile />
      </Suspense>
    </>
  );
}
