import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from 'react';
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
    query: { readonly skip: number },
    signal: AbortSignal,
  ) => Promise<{ readonly items: readonly Item[]; readonly next: number | null }>;
  readonly lineOf: (item: Item) => Line;
  readonly foot?: ReactNode;
}

/** A part of a person's page that loads or fails independently of the others. */
export function PersonPart<Item>({ of, name, load, lineOf, foot }: PersonPartProps<Item>) {
  const { person: words, resource } = useOfficePhrases();
  const heading = useId();
  const answer = useInfiniteQuery({
    queryKey: ['person', of, name],
    queryFn: ({ pageParam, signal }) => load({ skip: pageParam }, signal),
    initialPageParam: 0,
    getNextPageParam: (last) => last.next,
  });
  const list = useRef<HTMLUListElement>(null);
  const lines = linesOf(answer.data?.pages.flatMap(({ items }) => items.map(lineOf)) ?? []);
  useFocusOnNewLine(list, { pages: answer.data?.pages.length ?? 0, lines: lines.length });
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
                <li key={id} data-row tabIndex={-1}>
                  <span className="person-line-text">{text}</span>
                  {remark !== undefined && <span className="person-line-remark">{remark}</span>}
                  <span className="person-line-at">{at}</span>
                </li>
              ))}
              {answer.hasNextPage && (
                <li>
                  <MoreButton answer={answer} label={resource.historyOf.more} />
                </li>
              )}
            </ul>
          )
        }
      </Part>
      {foot}
    </section>
  );
}

/** Returns each line once: a row written since moves the last line of a page to the next page. */
function linesOf(lines: readonly Line[]): readonly Line[] {
  return [...new Map(lines.map((line) => [line.id, line])).values()];
}

/** Focuses the first line of the last page, whose arrival removes the button that had the focus. */
function useFocusOnNewLine(
  list: RefObject<HTMLUListElement | null>,
  now: { readonly pages: number; readonly lines: number },
): void {
  const before = useRef(now);
  useLayoutEffect(() => {
    const { pages, lines } = before.current;
    before.current = now;
    const isLonger = pages > 0 && now.pages > pages;
    if (!isLonger || document.activeElement !== document.body) return;
    (list.current?.querySelectorAll<HTMLElement>('[data-row]')[lines] ?? list.current)?.focus();
  });
}
