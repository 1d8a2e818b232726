import { useMemo } from 'react';
import { diffWords } from './word-diff.ts';

interface RunsProps {
  readonly before: string;
  readonly after: string;
}

/** A text as it became another: what went is struck through, what came is underlined. */
export function Runs({ before, after }: RunsProps) {
  const runs = useMemo(() => diffWords(before, after), [before, after]);
  return (
    <div className="text-runs">
      {runs.map(({ kind, text }, place) => {
        // Runs have no name of their own; they are all made anew when a word changes.
        const key = `${place}`;
        if (kind === 'gone') return <del key={key}>{text}</del>;
        return kind === 'new' ? <ins key={key}>{text}</ins> : <span key={key}>{text}</span>;
      })}
    </div>
  );
}
