import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useRef } from 'react';
import { useOfficePhrases } from '#office/phrases.tsx';
import { MoreButton } from '#office/screen/more-button.tsx';
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
  readonly load: (
    query: { readonly cursor?: string },
    signal: AbortSignal,
  ) => Promise<{ readonly items: readonly Item[]; readonly next: string | null }>;
  readonly lineOf: (item: Item) => Line;
  readonly foot?: ReactNode;
}

/** A part of a person's page that loads or fails independently of the others. */
export function PersonPart<Item>({ of, name, load, lineOf, foot }: PersonPartProps<Item>) {
  const { person: words, resource } = useOfficePhrases();
  const heading = useId();
  const answer = useInfiniteQuery({
    queryKey: ['person', of, name],
    queryFn: ({ pageParam, signal }) => load(pageParam === null ? {} : { cursor: pageParam }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next,
  });
  const list = useRef<HTMLUListElement>(null);
  const lines = linesOf(answer.data?.pages.flatMap(({ items }) => items.map(lineOf)) ?? []);
  const { title, none } = words.parts[name];
  return (
    <section className="panel person-part">
      <h2 id={heading} className="panel-title">
        {title}
      </h2>
      <Part answer={answer} height="tiles">
        {() =>
          lines.length === 0 ? (
            <p className="people-remark">{none}</p>
          ) : (
            // A long list scrolls on its own, so it is focusable.
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element must be focusable.
            <ul ref={list} className="person-lines" tabIndex={0} aria-labelledby={heading}>
              {lines.map(({ id, text, remark, at }) => (
                <li key={id}>
                  <span className="person-line-text">{text}</span>
                  {remark !== undefined && <span className="person-line-remark">{remark}</span>}
                  <span className="person-line-at">{at}</span>
                </li>
              ))}
            </ul>
          )
        }
      </Part>
      <MoreButton answer={answer} list={list} label={resource.historyOf.more} />
      {foot}
    </section>
  );
}

/** Returns each line once: a row written since moves the last line of a page to the next page. */
function linesOf(lines: readonly Line[]): readonly Line[] {
  return [...new Map(lines.map((line) => [line.id, line])).values()];
}
