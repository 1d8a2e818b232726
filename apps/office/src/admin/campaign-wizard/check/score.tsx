import { useOfficePhrases } from '#office/phrases.tsx';

/** Completeness as a bar with its figure. */
export function Score({ score }: { readonly score: number }) {
  const { check: words } = useOfficePhrases().campaignWizard;
  return (
    <span className="score">
      <meter min={0} max={100} value={score} aria-label={words.score} />
      <span className="score-figure">{words.scoreOf({ score: String(score) })}</span>
    </span>
  );
}
