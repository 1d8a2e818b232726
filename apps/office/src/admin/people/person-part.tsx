import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { useOfficePhrases } from '#office/phrases.tsx';
import { Part } from '#office/screen/part.tsx';

/** Line of a part: its text, an optional remark, and its time. */
interface Line {
  readonly id: string;
  readonly text: ReactNode;
  readonly remark?: ReactNode;
  readonly at: ReactNode;
}

interface PersonPartProps<Item> {
  readonly of: string;
  readonly name: keyof ReturnType<typeof useOfficePhrases>['person']['parts'];
  readonly load: (signal: AbortSignal) => Promise<readonly Item[]>;
  readonly lineOf: (item: Item) => Line;
  readonly foot?: ReactNode;
}

/** A part of a person's page that loads or fails independently of the others. */
export function PersonPart<Item>({ of, name, load, lineOf, foot }: PersonPartProps<Item>) {
  const { person: words } = useOfficePhrases();
  const heading = useId();
  const answer = useQuery({ queryKey: ['person', of, name], queryFn: ({ signal }) => load(signal) });
  const { title, none } = words.parts[name];
  return (
    <section className="panel person-part">
      <h2 id={heading} className="panel-title">
        {title}
      </h2>
      <Part answer={answer} height="tiles">
        {(items) =>
          items.length === 0 ? (
            <p className="people-remark">{none}</p>
          ) : (
            // A long list scrolls on its own, so it is focusable.
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element must be focusable.
            <ul className="person-lines" tabIndex={0} aria-labelledby={heading}>
              {items.map(lineOf).map(({ id, text, remark, at }) => (
                <li key={id} data-row tabIndex={-1}>
                  <span className="person-line-text">{text}</span>
                  {remark !== undefined && <span className="person-line-remark">{remark}</span>}
                  <span className="person-line-at">{at}</span>
                </li>
              ))}
            </ul>
          )
        }
      </Part>
      {foot}
    </section>
  );
}
