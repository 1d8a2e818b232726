import { useMemo } from 'react';
import { diffWords } from './word-diff.ts';

interface RunsProps {
  readonly before: string;
  readonly after: string;
}

/** Difference between two texts: removed words are struck through, added ones underlined. */
export function Runs({ before, after }: RunsProps) {
  const runs = useMemo(() => diffWords(before, after), [before, after]);
  return (
    <div className="text-runs">
      {runs.map(({ kind, text }, place) => {
        // Runs have no identity and are all replaced when a word changes.
        const key = `${place}`;
        if (kind === 'gone') return <del key={key}>{text}</del>;
        return kind === 'new' ? <ins key={key}>{text}</ins> : <span key={key}>{text}</span>;
      })}
    </div>
  );
}
