import { useHref } from '#web/address.ts';
import { usePhrases, useScreenPhrases } from '#web/phrases.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

/** What leads on from a document that stands outside of the site's frame. */
export function DocumentFoot() {
  const { shell } = usePhrases();
  const footer = useScreenPhrases('footer');
  const href = useHref();
  return (
    <footer className="document-foot">
      <TextLink to={href('home')}>{shell.notFound.home}</TextLink>
      <TextLink to={href('cookiePolicy')} data-cookie-settings>
        {footer.cookieSettings}
      </TextLink>
    </footer>
  );
}
