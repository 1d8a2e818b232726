import { DataTable } from '@ayrac/kit/facts/facts-table.tsx';
import type { ComponentProps, ReactNode } from 'react';
import { Part } from '#office/screen/part.tsx';
import '#office/screen/counts.css';
import './trial-part.css';

interface TrialPartProps<Trial> {
  readonly answer: ComponentProps<typeof Part<Trial>>['answer'];
  readonly words: { readonly title: string; readonly none: string };
  readonly children: (trial: Trial) => ReactNode;
}

/** What a rule would have done with last week's requests if it had been active. */
export function TrialPart<Trial extends { readonly leads: number }>(props: TrialPartProps<Trial>) {
  const { answer, words, children } = props;
  return (
    <section className="trial" aria-label={words.title}>
      <h3>{words.title}</h3>
      <Part answer={answer} height="list">
        {(trial) => (trial.leads === 0 ? <p className="panel-empty">{words.none}</p> : children(trial))}
      </Part>
    </section>
  );
}

interface LatestProps extends Pick<ComponentProps<typeof DataTable>, 'columns' | 'rows'> {
  readonly title: string;
}

/** The latest requests that the rule would have handled. */
export function LatestOfTrial({ title, columns, rows }: LatestProps) {
  return (
    <>
      <h3>{title}</h3>
      <div className="counts-table">
        <DataTable caption={title} captionHidden columns={columns} rows={rows} />
      </div>
    </>
  );
}
