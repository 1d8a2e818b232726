import { isDraftField } from '@ayrac/domain/campaign-draft/draft-content.ts';
import { draftFields } from '@ayrac/domain/campaign-draft/draft-fields.ts';
import { plainOf } from '@ayrac/domain/text/rich-text.ts';
import { Button } from '@ayrac/kit/button.tsx';
import { useFocusOnArrival } from '@ayrac/kit/use-focus-on-arrival.ts';
import { useState } from 'react';
import { FieldValue } from '#office/fields/field-value.tsx';
import { useOfficePhrases } from '#office/phrases.tsx';
import type { Side } from '#office/resource/record/conflict.ts';
import { ConflictChoice } from '#office/resource/record/conflict-choice.tsx';
import { useFocusOnHeading } from '#office/screen/use-focus-on-heading.ts';
import type { DraftConflict } from './draft-conflict.ts';
import { evidenceOf, factsOf } from './draft-values.ts';
import { useFieldWords } from './use-field-words.ts';

interface DraftConflictFormProps {
  readonly who: string | null;
  readonly conflicts: readonly DraftConflict[];
  /** Called with the fields that take the other person's value. */
  readonly onResolve: (theirs: readonly string[]) => unknown;
}

/** Resolves a conflict between two editors, field by field. All other changes of both are kept. */
export function DraftConflictForm({ who, conflicts, onResolve }: DraftConflictFormProps) {
  const { campaignWizard, resource } = useOfficePhrases();
  const { conflict: words } = resource;
  const wordsOf = useFieldWords();
  const title = useFocusOnArrival<HTMLHeadingElement>();
  const form = useFocusOnHeading<HTMLFormElement>();
  const [choices, setChoices] = useState<Readonly<Record<string, Side>>>({});
  const [isTried, setIsTried] = useState(false);
  const chooseAll = (side: Side) =>
    setChoices(Object.fromEntries(conflicts.map(({ field }) => [field, side])));
  const missing = conflicts.find(({ field }) => choices[field] === undefined);
  return (
    <form
      ref={form}
      className="conflict panel"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setIsTried(true);
        if (missing === undefined)
          onResolve(conflicts.filter(({ field }) => choices[field] === 'theirs').map(({ field }) => field));
        else
          event.currentTarget.querySelector<HTMLElement>(`input[name="conflict-${missing.field}"]`)?.focus();
      }}
    >
      <div className="conflict-head">
        <h2 tabIndex={-1} ref={title}>
          {words.title}
        </h2>
        <p>{who === null ? campaignWizard.conflict.textAlone : campaignWizard.conflict.text({ who })}</p>
        <div className="conflict-all">
          <Button variant="secondary" size="small" onClick={() => chooseAll('mine')}>
            {words.allMine}
          </Button>
          <Button variant="secondary" size="small" onClick={() => chooseAll('theirs')}>
            {words.allTheirs}
          </Button>
        </div>
      </div>
      {conflicts.map(({ field, mine, theirs }) => (
        <ConflictChoice
          key={field}
          field={field}
          legend={wordsOf(field).label}
          error={isTried && choices[field] === undefined ? words.missing : undefined}
          words={words}
          values={{
            mine: <TypedValue field={field} value={mine} />,
            theirs: <TypedValue field={field} value={theirs} />,
          }}
          chosen={choices[field]}
          onChoose={(side) => setChoices((now) => ({ ...now, [field]: side }))}
        />
      ))}
      <div>
        <Button type="submit" icon="save">
          {campaignWizard.conflict.save}
        </Button>
      </div>
    </form>
  );
}

/** A form value for display. */
function TypedValue({ field, value }: { readonly field: string; readonly value: string | boolean }) {
  const wordsOf = useFieldWords();
  if (field === 'facts')
    return factsOf(value)
      .map((fact) => `${fact.label}: ${fact.value}`)
      .join('\n');
  if (field === 'evidence')
    return Object.entries(evidenceOf(value))
      .map(([name, { quote }]) => `${wordsOf(name).label}: ${quote}`)
      .join('\n');
  const declared = isDraftField(field) ? draftFields[field] : undefined;
  if (declared?.kind === 'reference' || declared?.kind === 'switch' || declared?.kind === 'choice')
    return <FieldValue field={declared} words={wordsOf(field)} value={value} />;
  return value === '' ? (
    <FieldValue field={declared} words={undefined} value={null} />
  ) : (
    plainOf(String(value))
  );
}
