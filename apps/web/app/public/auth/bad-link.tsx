import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { ReactNode } from 'react';
import { Outcome } from './outcome.tsx';

interface BadLinkProps {
  /** Whether a submission led here. The message then takes the focus. */
  readonly isNews?: boolean;
  /** Ways to get another link. */
  readonly actions: ReactNode;
  readonly children?: ReactNode;
}

/** Replaces a form whose mailed link has no code or is no longer valid. */
export function BadLink({ isNews = false, actions, children }: BadLinkProps) {
  const { badLink } = useScreenPhrases('auth');
  return (
    <Outcome tone="warning" title={badLink.title} isNews={isNews} actions={actions}>
      <p>{badLink.text}</p>
      {children}
    </Outcome>
  );
}
