import { type ReactNode, type Ref, useId } from 'react';

interface PartProps {
  readonly title: string;
  readonly text: string;
  readonly badge?: ReactNode;
  /** Receives the focus when an action in this part is finished. */
  readonly heading?: Ref<HTMLHeadingElement>;
  readonly children: ReactNode;
}

/** One section of a profile page: its description beside its controls. */
export function Part({ title, text, badge, heading, children }: PartProps) {
  const id = useId();
  return (
    <section className="part" aria-labelledby={id}>
      <div className="part-about">
        <div className="part-name">
          <h3 id={id} ref={heading} tabIndex={-1}>
            {title}
          </h3>
          {badge}
        </div>
        <p>{text}</p>
      </div>
      <div className="panel part-panel">{children}</div>
    </section>
  );
}
