import type { ReactNode } from 'react';

/** For the ear alone. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="sr-only">{children}</span>;
}

/** First stop of the Tab key. */
export function SkipLink({ target, children }: { target: string; children: ReactNode }) {
  return (
    <a className="skip-link" href={`#${target}`}>
      {children}
    </a>
  );
}
