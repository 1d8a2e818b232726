import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { ButtonLink } from '@ayrac/kit/button.tsx';
import { EmptyState } from '@ayrac/kit/feedback/empty-state.tsx';
import { useHref } from '#web/page/address.ts';

/** Explains why a link does not work, with links to go on. */
export function ClosedLink({ fault }: { readonly fault: 'broken' | 'expired' }) {
  const { link } = useScreenPhrases('request');
  const href = useHref();
  return (
    <EmptyState
      icon="link"
      title={link[fault]}
      actions={
        <>
          <ButtonLink to={href('campaigns')}>{link.askAgain}</ButtonLink>
          <ButtonLink to={href('contact')} variant="secondary">
            {link.write}
          </ButtonLink>
        </>
      }
    >
      {link[`${fault}Text`]}
    </EmptyState>
  );
}
