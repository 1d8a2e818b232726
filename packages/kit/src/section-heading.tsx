import type { ReactNode } from 'react';

interface SectionHeadingProps {
  title: ReactNode;
  lede?: ReactNode;
  /** Link to the whole list. */
  action?: ReactNode;
  level?: 1 | 2 | 3;
  id?: string;
}

const tags = { 1: 'h1', 2: 'h2', 3: 'h3' } as const;

/** A heading with a lede and an action. The h1 is focusable, so that a navigation can move the focus there. */
export function SectionHeading({ title, lede, action, level = 2, id }: SectionHeadingProps) {
  const Heading = tags[level];
  return (
    <div className="heading">
      <div>
        <Heading id={id} tabIndex={level === 1 ? -1 : undefined}>
          {title}
        </Heading>
        {lede && <p>{lede}</p>}
      </div>
      {action}
    </div>
  );
}
