import { type ReactNode, useId } from 'react';

interface DataPartProps {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

/** What it is about beside what one may do. */
export function DataPart({ title, text, children }: DataPartProps) {
  const id = useId();
  return (
    <section className="own-data-part" aria-labelledby={id}>
      <div className="own-data-about">
        <h3 id={id}>{title}</h3>
        <p>{text}</p>
      </div>
      <div className="panel own-data-panel">{children}</div>
    </section>
  );
}
