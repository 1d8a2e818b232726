import { usePhrases } from '@ayrac/browser/phrases.tsx';
import { SkipLink } from '@ayrac/kit/hidden.tsx';
import { type ComponentType, useEffect, useState } from 'react';
import { Outlet, useMatches } from 'react-router';
import { CONTENT } from '#web/public/shell/frame.tsx';

/** Holds the optional `/en` of every public address, whose language follows from the path, and what all of them share. */
export default function Language() {
  const { shell } = usePhrases();
  const [Consent, setConsent] = useState<ComponentType>();
  // What the office shows in a frame asks nobody for anything.
  const isPreview = useMatches().at(-1)?.id === 'preview';
  useEffect(() => {
    if (isPreview) return;
    // A page that cannot fetch it sets nothing that would need a consent.
    import('#web/public/consent/visitor-consent.tsx').then(
      (part) => setConsent(() => part.VisitorConsent),
      () => undefined,
    );
  }, [isPreview]);
  return (
    <>
      {/* Before the question for cookies, too. */}
      <SkipLink target={CONTENT}>{shell.skip}</SkipLink>
      {Consent && <Consent />}
      <Outlet />
    </>
  );
}
