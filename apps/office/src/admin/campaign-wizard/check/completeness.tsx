import { Badge } from '@ayrac/kit/badge.tsx';
import { Button } from '@ayrac/kit/button.tsx';
import { useOfficePhrases } from '#office/phrases.tsx';
import type { Target } from '../steps.ts';
import { type DraftCheck, useWizard } from '../wizard-context.ts';
import { Score } from './score.tsx';

/** Completeness of the draft, and what is missing: why it matters, and a link to the field. */
export function Completeness({ check }: { readonly check: DraftCheck }) {
  const { campaignWizard } = useOfficePhrases();
  const { check: words, gaps } = campaignWizard;
  const { goTo } = useWizard();
  return (
    <section className="panel" aria-labelledby="completeness-title">
      <div className="check-head">
        <h3 id="completeness-title">{words.score}</h3>
        <Score score={check.score} />
      </div>
      {check.missing.length === 0 ? (
        <p className="check-fine">{words.complete}</p>
      ) : (
        <ul className="check-list" aria-label={words.missing}>
          {check.missing.map(({ gap, points, field, isRequired }) => (
            <li key={gap}>
              <div className="check-what">
                <p className="check-label">
                  {gaps[gap].label}
                  {isRequired && <Badge tone="danger">{words.required}</Badge>}
                </p>
                <p className="check-why">{gaps[gap].why}</p>
              </div>
              {points > 0 && <span className="check-points">{words.points({ points: String(points) })}</span>}
              <Button
                variant="secondary"
                size="small"
                aria-label={words.goTo({ label: gaps[gap].label })}
                onClick={() => goTo(field as Target)}
              >
                {words.go}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
