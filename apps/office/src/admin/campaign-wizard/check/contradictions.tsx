import type { ContradictionKind } from '@ayrac/domain/campaign-draft/contradictions.ts';
import { Badge } from '@ayrac/kit/badge.tsx';
import { Button } from '@ayrac/kit/button.tsx';
import { CheckboxField } from '@ayrac/kit/form/choice-field.tsx';
import { useOfficePhrases } from '#office/phrases.tsx';
import type { Target } from '../steps.ts';
import { useFieldWords } from '../use-field-words.ts';
import { type DraftCheck, useWizard } from '../wizard-context.ts';

interface ContradictionsProps {
  readonly check: DraftCheck;
  /** Contradictions that the editor has confirmed as intended. */
  readonly despite: readonly ContradictionKind[];
  readonly onDespite: (despite: readonly ContradictionKind[]) => void;
}

/** Contradictions in the draft: first those that block publication, then those that can be confirmed. */
export function Contradictions({ check, despite, onDespite }: ContradictionsProps) {
  const { campaignWizard } = useOfficePhrases();
  const { check: words } = campaignWizard;
  const wordsOf = useFieldWords();
  const { goTo, isClosed } = useWizard();
  const all = check.contradictions.toSorted(
    (left, right) => Number(right.isBlocking) - Number(left.isBlocking),
  );
  return (
    <section className="panel" aria-labelledby="odd-title">
      <h3 id="odd-title" className="panel-title">
        {words.odd}
      </h3>
      {all.length === 0 && <p className="check-fine">{words.noOdd}</p>}
      <ul className="check-list">
        {all.map(({ kind, fields, quote, isBlocking }) => (
          <li key={kind}>
            <div className="check-what">
              <p className="check-label">
                {campaignWizard.contradictions[kind]}
                <Badge tone={isBlocking ? 'danger' : 'warning'}>
                  {isBlocking ? words.blocking : words.warning}
                </Badge>
              </p>
              {quote !== null && <p className="check-why">{words.quote({ words: quote })}</p>}
              <p className="check-ways">
                {fields.map((field) => (
                  <Button
                    key={field}
                    variant="secondary"
                    size="small"
                    aria-label={words.goTo({ label: wordsOf(field).label })}
                    onClick={() => goTo(field as Target)}
                  >
                    {wordsOf(field).label}
                  </Button>
                ))}
              </p>
              {!isBlocking && (
                <CheckboxField
                  label={words.despite}
                  checked={despite.includes(kind)}
                  disabled={isClosed}
                  onChange={({ target }) =>
                    onDespite(target.checked ? [...despite, kind] : despite.filter((one) => one !== kind))
                  }
                />
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
