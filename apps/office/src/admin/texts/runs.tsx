import { Fragment, useMemo } from 'react';
import { diffWords, type WordRun } from './word-diff.ts';

interface RunsProps {
  readonly before: string;
  readonly after: string;
}

/**
 * Difference between two texts: removed words are struck through, added ones underlined. Every change is a row of the
 * page, to which its shortcuts move.
 */
export function Runs({ before, after }: RunsProps) {
  const parts = useMemo(() => changesOf(diffWords(before, after)), [before, after]);
  return (
    <div className="text-runs">
      {parts.map((runs, place) => {
        // Parts have no identity and are all replaced when a word changes.
        const key = `${place}`;
        const words = runs.map(({ kind, text }) => {
          // A line break alone would be invisible.
          const shown = text.trim() === '' ? `¶${text}` : text;
          if (kind === 'gone') return <del key={kind}>{shown}</del>;
          return kind === 'new' ? <ins key={kind}>{shown}</ins> : text;
        });
        if (runs[0]?.kind === 'same') return <Fragment key={key}>{words}</Fragment>;
        return (
          <span key={key} className="text-change" data-row tabIndex={-1}>
            {words}
          </span>
        );
      })}
    </div>
  );
}

/** Joins removed words with those that replace them. */
function changesOf(runs: readonly WordRun[]): readonly (readonly WordRun[])[] {
  const parts: WordRun[][] = [];
  for (const run of runs) {
    const last = parts.at(-1);
    if (run.kind === 'same' || last === undefined || last[0]?.kind === 'same') parts.push([run]);
    else last.push(run);
  }
  return parts;
}
