import { useLocale } from '@ayrac/browser/locale.ts';
import { formatCount, formatDate } from '@ayrac/domain/text/format.ts';
import { Disclosure } from '@ayrac/kit/disclosure.tsx';
import { Segments } from '@ayrac/kit/form/segments.tsx';
import { useEffect, useRef, useState } from 'react';
import { DayChart } from './day-chart.tsx';

interface DayFlowProps<Flow extends string> {
  readonly days: readonly (Readonly<Record<Flow, number>> & { readonly day: string })[];
  /** Series to choose from. The first one is the default. */
  readonly flows: readonly [Flow, ...Flow[]];
  readonly words: {
    readonly title: string;
    readonly choose: string;
    readonly names: Readonly<Record<Flow, string>>;
    readonly summary: (p: { name: string; total: string; most: string; day: string }) => string;
    readonly table: string;
    readonly day: string;
  };
  readonly headingId: string;
  /** Series that a link asks for. It is selected, its heading is focused, and its table is open. */
  readonly requested?: Flow | undefined;
}

/** Values per day, as a chart and as a table. */
export function DayFlow<Flow extends string>({
  days,
  flows,
  words,
  headingId,
  requested,
}: DayFlowProps<Flow>) {
  const locale = useLocale();
  const [shown, show] = useState<Flow>(requested ?? flows[0]);
  const [seen, setSeen] = useState(requested);
  if (requested !== seen) {
    setSeen(requested);
    if (requested !== undefined) show(requested);
  }
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (requested === undefined) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, [requested]);
  const count = (value: number) => formatCount(value, locale);
  const drawn = days.map((one) => {
    const long = formatDate(`${one.day}T12:00:00Z`, locale);
    // Without the year, which the period contains.
    return { day: one.day, long, short: long.replace(/[. ]\d{4}$/, ''), value: one[shown] };
  });
  const most = drawn.reduce(
    (best, one) => (one.value > best.value ? one : best),
    drawn[0] ?? { long: '', value: 0 },
  );
  const summary = words.summary({
    name: words.names[shown],
    total: count(drawn.reduce((sum, { value }) => sum + value, 0)),
    most: count(most.value),
    day: most.long,
  });
  return (
    <>
      <div className="panel-head">
        <h2 id={headingId} className="panel-title" tabIndex={-1} ref={heading}>
          {words.title}
        </h2>
        <Segments
          legend={words.choose}
          legendHidden
          segments={flows.map((value) => ({ value, label: words.names[value] }))}
          value={shown}
          onChange={show}
        />
      </div>
      <DayChart summary={summary} days={drawn} format={count} />
      <Disclosure summary={words.table} reveal={requested !== undefined}>
        <div className="flow-table">
          <table>
            <caption className="sr-only">{words.title}</caption>
            <thead>
              <tr>
                <th scope="col">{words.day}</th>
                {flows.map((name) => (
                  <th key={name} scope="col">
                    {words.names[name]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {days.toReversed().map((one) => (
                <tr key={one.day}>
                  <th scope="row">{formatDate(`${one.day}T12:00:00Z`, locale)}</th>
                  {flows.map((name) => (
                    <td key={name}>{count(one[name])}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Disclosure>
    </>
  );
}
