import type { LeadFigurePart } from '@ayrac/contract/office/lead-figures.ts';
import { DataTable } from '@ayrac/kit/facts/facts-table.tsx';
import { useOfficePhrases } from '#office/phrases.tsx';
import { useFigureText } from './use-figure-text.ts';
import '#office/screen/counts.css';

const columns = ['requests', 'median', 'slowest', 'inTime', 'contacted', 'won', 'lost'] as const;

interface PartsTableProps {
  readonly title: string;
  readonly parts: readonly LeadFigurePart[];
  /** Label for parts without a name. */
  readonly unknown: string;
}

/** Figures by person or brand beside those of the period before, those with the most requests first. */
export function PartsTable({ title, parts, unknown }: PartsTableProps) {
  const { leadFigures: words, dashboard } = useOfficePhrases();
  const textOf = useFigureText();
  const shown = (name: (typeof columns)[number], value: number | null) =>
    value === null ? words.none : textOf(name, value);
  return (
    <section className="lead-parts">
      <h2 className="panel-title">{title}</h2>
      <p className="lead-figures-about">{words.beforeBelow}</p>
      <div className="counts-table">
        <DataTable
          caption={title}
          captionHidden
          columns={[
            { key: 'name', label: words.columns.name },
            ...columns.map((key) => ({ key, label: words.columns[key], number: true })),
          ]}
          rows={parts.map((part) => ({
            key: part.id ?? '',
            cells: {
              name: part.name === null ? unknown : <span translate="no">{part.name}</span>,
              ...Object.fromEntries(
                columns.map((name) => [
                  name,
                  <>
                    {shown(name, part[name])}
                    <small className="lead-part-before">
                      <span className="sr-only">{dashboard.before({ value: '' })}</span>
                      {shown(name, part.before[name])}
                    </small>
                  </>,
                ]),
              ),
            },
          }))}
        />
      </div>
    </section>
  );
}
