import { useLocale } from '@ayrac/browser/locale.ts';
import { formatDateTime } from '@ayrac/domain/text/format.ts';
import { Button } from '@ayrac/kit/button.tsx';
import { useEffect, useRef, useState } from 'react';
import type { Row, Values } from '#office/client/row.ts';
import { FieldValue } from '#office/fields/field-value.tsx';
import { useOfficePhrases } from '#office/phrases.tsx';
import { useFocusOnHeading } from '#office/screen/use-focus-on-heading.ts';
import { useResource } from '../resource-context.tsx';
import {
  allOf,
  type Choices,
  type Difference,
  mergedValues,
  proposedChoices,
  undecided,
} from './conflict.ts';
import { ConflictChoice } from './conflict-choice.tsx';

interface ConflictFormProps {
  readonly theirs: Row;
  readonly differences: readonly Difference[];
  readonly onBack: () => void;
  readonly onSave: (merged: Values) => Promise<void>;
}

/** Resolves a conflict between two people, field by field or with one side for all. */
export function ConflictForm({ theirs, differences, onBack, onSave }: ConflictFormProps) {
  const { declaration, noun } = useResource();
  const { resource } = useOfficePhrases();
  const { conflict: words } = resource;
  const locale = useLocale();
  const [choices, setChoices] = useState<Choices>(() => proposedChoices(differences));
  const [isTried, setIsTried] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const form = useFocusOnHeading<HTMLFormElement>();
  useEffect(() => title.current?.focus(), []);

  const missing = undecided(differences, choices);
  const save = async () => {
    setIsTried(true);
    if (missing.length > 0) {
      form.current?.querySelector<HTMLElement>(`input[name="conflict-${missing[0]}"]`)?.focus();
      return;
    }
    setIsSaving(true);
    await onSave(mergedValues(theirs, differences, choices));
    setIsSaving(false);
  };
  const at = formatDateTime(theirs.updatedAt, locale);
  const shown = (name: string, value: Difference['mine']) => (
    <FieldValue field={declaration.shape.fields[name]} words={noun.fields[name]} value={value} />
  );

  return (
    <form
      ref={form}
      className="conflict"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <div className="conflict-head">
        <h3 tabIndex={-1} ref={title}>
          {words.title}
        </h3>
        <p>
          {theirs.changedBy === null ? words.textAlone({ at }) : words.text({ who: theirs.changedBy, at })}
        </p>
        <div className="conflict-all">
          <Button variant="secondary" size="small" onClick={() => setChoices(allOf(differences, 'mine'))}>
            {words.allMine}
          </Button>
          <Button variant="secondary" size="small" onClick={() => setChoices(allOf(differences, 'theirs'))}>
            {words.allTheirs}
          </Button>
        </div>
      </div>
      {differences.map((difference) => {
        const { name } = difference;
        const isMissing = isTried && choices[name] === undefined;
        return (
          <ConflictChoice
            key={name}
            field={name}
            legend={noun.fields[name]?.label ?? name}
            error={isMissing ? words.missing : undefined}
            words={words}
            values={{ mine: shown(name, difference.mine), theirs: shown(name, difference.theirs) }}
            chosen={choices[name]}
            onChoose={(side) => setChoices((now) => ({ ...now, [name]: side }))}
          />
        );
      })}
      <div className="record-foot">
        <Button variant="ghost" size="small" icon="arrow-left" onClick={onBack}>
          {words.backToForm}
        </Button>
        <Button type="submit" icon="save" loading={isSaving} incomplete={missing.length > 0}>
          {words.save}
        </Button>
      </div>
    </form>
  );
}
