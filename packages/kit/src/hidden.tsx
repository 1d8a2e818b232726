import type { MouseEvent, ReactNode } from 'react';

/** Text for screen readers only. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="sr-only">{children}</span>;
}

/**
 * A skip link: the first focusable element of the page. Script moves the focus to its target, which must be focusable. A
 * navigation to the hash would add a history entry, and a form with unsaved changes could not block it.
 */
export function SkipLink({ target, children }: { target: string; children: ReactNode }) {
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById(target)?.focus();
  };
  return (
    <a className="skip-link" href={`#${target}`} onClick={skip}>
      {children}
    </a>
  );
}
