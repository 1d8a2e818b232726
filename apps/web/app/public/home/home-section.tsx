import { classes } from '@ayrac/kit/classes.ts';
import { SectionHeading } from '@ayrac/kit/section-heading.tsx';
import type { ReactNode } from 'react';

interface HomeSectionProps {
  /** Id for links to the section, which its heading names. */
  readonly id: string;
  readonly title: string;
  readonly lede?: string;
  readonly more?: ReactNode;
  /** Gives the section a background from edge to edge. */
  readonly band?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

export function HomeSection({ id, title, lede, more, band, className, children }: HomeSectionProps) {
  const headingId = `${id}-heading`;
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={classes('home-section', band && 'home-band', className)}
    >
      <div className="page">
        <SectionHeading id={headingId} title={title} lede={lede} action={more} />
        {children}
      </div>
    </section>
  );
}
