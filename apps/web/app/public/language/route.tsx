import { usePhrases } from '@ayrac/browser/phrases.tsx';
import { SkipLink } from '@ayrac/kit/hidden.tsx';
import { type ComponentType, useEffect, useState } from 'react';
import { Outlet, useMatches } from 'react-router';
import { CONTENT } from '#web/public/shell/frame.tsx';

/**
 * Matches the optional `/en` of every public address, which determines the language, and renders what all pages share.
 */
export default function Language() {
  const { shell } = usePhrases();
  const [Consent, setConsent] = useState<ComponentType>();
  // A preview in the back office's frame asks for no consent.
  const isPreview = useMatches().at(-1)?.id === 'preview';
  useEffect(() => {
    if (isPreview) return;
    // Without the consent code nothing is set that would need consent.
    import('#web/public/consent/visitor-consent.tsx').then(
      (part) => setConsent(() => part.VisitorConsent),
      () => undefined,
    );
  }, [isPreview]);
  return (
    <>
      {/* Before the consent banner, too. */}
      <SkipLink target={CONTENT}>{shell.skip}</SkipLink>
      {Consent && <Consent />}
      <Outlet />
    </>
  );
}
