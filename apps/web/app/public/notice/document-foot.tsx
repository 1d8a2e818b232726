import { usePhrases, useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { ButtonLink } from '@ayrac/kit/button.tsx';
import { TextLink } from '@ayrac/kit/navigation/text-link.tsx';
import { useHref } from '#web/page/address.ts';

/** Links at the end of a document outside of the site's shell. */
export function DocumentFoot() {
  const { shell } = usePhrases();
  const footer = useScreenPhrases('footer');
  const href = useHref();
  return (
    <footer className="document-foot">
      <ButtonLink variant="back" icon="arrow-left" to={href('home')}>
        {shell.notFound.home}
      </ButtonLink>
      {/* The consent code sets an attribute on the link, maybe before hydration. */}
      <TextLink
        className="link-alone"
        to={href('cookiePolicy')}
        data-cookie-settings
        suppressHydrationWarning
      >
        {footer.cookieSettings}
      </TextLink>
    </footer>
  );
}
