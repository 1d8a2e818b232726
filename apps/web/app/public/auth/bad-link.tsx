import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { ReactNode } from 'react';
import { Outcome } from './outcome.tsx';

interface BadLinkProps {
  /** Whether a button's press brought it. */
  readonly isNews?: boolean;
  /** How one gets another link. */
  readonly actions: ReactNode;
  readonly children?: ReactNode;
}

/** In place of a form whose mailed link came without its code, or is not valid any more. */
export function BadLink({ isNews = false, actions, children }: BadLinkProps) {
  const { badLink } = useScreenPhrases('auth');
  return (
    <Outcome tone="warning" title={badLink.title} isNews={isNews} actions={actions}>
      <p>{badLink.text}</p>
      {children}
    </Outcome>
  );
}
