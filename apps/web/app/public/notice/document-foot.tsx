import { usePhrases, useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { ButtonLink } from '@ayrac/kit/button.tsx';
import { TextLink } from '@ayrac/kit/text-link.tsx';
import { useHref } from '#web/page/address.ts';

/** What leads on from a document that stands outside of the site's frame. */
export function DocumentFoot() {
  const { shell } = usePhrases();
  const footer = useScreenPhrases('footer');
  const href = useHref();
  return (
    <footer className="document-foot">
      <ButtonLink variant="back" icon="arrow-left" to={href('home')}>
        {shell.notFound.home}
      </ButtonLink>
      {/* What opens the settings marks the link, which may be before the footer is taken over. */}
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
