import { RadioField } from '@ayrac/kit/form/choice-field.tsx';
import { Fieldset } from '@ayrac/kit/form/fieldset.tsx';
import type { ReactNode } from 'react';
import type { Side } from './conflict.ts';
import './record.css';

const sides: readonly Side[] = ['mine', 'theirs'];

interface ConflictChoiceProps {
  readonly field: string;
  readonly legend: string;
  readonly error?: string | undefined;
  /** Names of the two sides. */
  readonly words: Readonly<Record<Side, string>>;
  readonly values: Readonly<Record<Side, ReactNode>>;
  readonly chosen: Side | undefined;
  readonly onChoose: (side: Side) => void;
}

/** Selects one of the two values of a field that two people changed. */
export function ConflictChoice(props: ConflictChoiceProps) {
  const { field, legend, error, words, values, chosen, onChoose } = props;
  return (
    <Fieldset legend={legend} error={error}>
      <div className="conflict-sides">
        {sides.map((side) => (
          <RadioField
            key={side}
            name={`conflict-${field}`}
            checked={chosen === side}
            onChange={() => onChoose(side)}
            label={
              <>
                <span className="conflict-side">{words[side]}</span>
                <span className="conflict-value">{values[side]}</span>
              </>
            }
          />
        ))}
      </div>
    </Fieldset>
  );
}
