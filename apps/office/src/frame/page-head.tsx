import type { ReactNode } from 'react';

interface PageHeadProps {
  readonly title: string;
  /** A sentence about what stands below. */
  readonly lede?: ReactNode;
  /** What can be done with the screen as a whole. */
  readonly children?: ReactNode;
}

/** The heading of a screen, which takes the focus when somebody arrives. */
export function PageHead({ title, lede, children }: PageHeadProps) {
  return (
    <div className="office-head">
      <div>
        <h1 tabIndex={-1}>{title}</h1>
        {lede && <p className="office-lede">{lede}</p>}
      </div>
      {children && <div className="office-head-deeds">{children}</div>}
    </div>
  );
}
