import { readDraftChange } from '@ayrac/domain/campaign-draft/draft-content.ts';
import { type DraftFieldName, draftFields } from '@ayrac/domain/campaign-draft/draft-fields.ts';
import { dayOf } from '@ayrac/domain/time/working-day.ts';
import { Button, IconButton } from '@ayrac/kit/button.tsx';
import { Fieldset } from '@ayrac/kit/form/fieldset.tsx';
import { SelectField } from '@ayrac/kit/form/select-field.tsx';
import { TextAreaField } from '@ayrac/kit/form/text-area-field.tsx';
import { TextField } from '@ayrac/kit/form/text-field.tsx';
import { useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { DateField } from '#office/fields/date/date-field.tsx';
import { useProblemWords } from '#office/fields/use-problem-words.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { evidenceOf, evidenceText, type TypedEvidence } from './draft-values.ts';
import { useFieldWords } from './use-field-words.ts';
import { useWizard } from './wizard-context.ts';

/** Fields that may need evidence: figures, dates and promises. */
const provable = (Object.keys(draftFields) as DraftFieldName[]).filter(
  (name) => !name.endsWith('En') && !['brandId', 'categoryId', 'isSponsored', 'checkedAt'].includes(name),
);

/** Sources and quotations for the fields of a campaign. */
export function EvidenceField() {
  const { evidence: words } = useOfficePhrases().campaignWizard;
  const wordsOf = useFieldWords();
  const { auto, isClosed } = useWizard();
  const { field } = useController({ name: 'evidence', control: auto.form.control });
  const [chosen, setChosen] = useState('');
  const part = useRef<HTMLElement>(null);
  const all = evidenceOf(field.value);
  const isRefused = auto.form.formState.errors.evidence !== undefined;
  const problemWords = useProblemWords();
  const errorsOf = (name: string, one: TypedEvidence) => {
    const read = readDraftChange({ evidence: { [name]: one } });
    return (part: keyof TypedEvidence) => {
      const problem = read.kind === 'invalid' ? read.fields[`evidence.${name}.${part}`] : undefined;
      return problem === undefined || one[part] === '' ? undefined : problemWords(problem);
    };
  };
  const isHalf = Object.values(all).some((one) => Object.values(one).includes(''));
  const write = (next: Readonly<Record<string, TypedEvidence>>) => field.onChange(evidenceText(next));
  const change = (name: string, one: TypedEvidence, part: Partial<TypedEvidence>) =>
    write({ ...all, [name]: { ...one, ...part } });
  const free = provable.filter((name) => all[name] === undefined);
  const add = () => {
    if (chosen === '') return;
    const source = String(auto.form.getValues('sourceUrl') ?? '');
    write({ ...all, [chosen]: { source, quote: '', date: dayOf(new Date()) } });
    setChosen('');
  };
  const remove = (name: string) => {
    write(Object.fromEntries(Object.entries(all).filter(([key]) => key !== name)));
    // The pressed button is gone, and the focus with it.
    part.current?.focus();
  };
  return (
    <section
      className="wizard-part"
      id="draft-evidence"
      tabIndex={-1}
      aria-labelledby="evidence-title"
      ref={part}
    >
      <div>
        <h3 id="evidence-title">{words.title}</h3>
        <p className="field-hint">{words.hint}</p>
      </div>
      {isHalf && isRefused && <p className="wizard-odd">{words.half}</p>}
      {Object.entries(all).map(([name, one]) => {
        const { label } = wordsOf(name);
        const errorOf = errorsOf(name, one);
        return (
          <Fieldset key={name} legend={words.of({ label })} disabled={isClosed}>
            <div className="evidence-row">
              <TextField
                label={words.source}
                inputMode="url"
                value={one.source}
                error={isRefused ? errorOf('source') : undefined}
                onChange={({ target }) => change(name, one, { source: target.value })}
              />
              <DateField
                label={words.date}
                value={one.date}
                error={isRefused ? errorOf('date') : undefined}
                onChange={(date) => change(name, one, { date })}
              />
              <IconButton icon="trash-2" label={words.remove({ label })} onClick={() => remove(name)} />
              <div className="evidence-quote">
                <TextAreaField
                  label={words.quote}
                  rows={2}
                  value={one.quote}
                  error={isRefused ? errorOf('quote') : undefined}
                  onChange={({ target }) => change(name, one, { quote: target.value })}
                />
              </div>
            </div>
          </Fieldset>
        );
      })}
      <div className="evidence-add">
        <SelectField
          label={words.field}
          placeholder={words.pick}
          value={chosen}
          disabled={isClosed}
          onChange={({ target }) => setChosen(target.value)}
          options={free.map((value) => ({ value, label: wordsOf(value).label }))}
        />
        <Button variant="secondary" icon="plus" incomplete={chosen === ''} disabled={isClosed} onClick={add}>
          {words.add}
        </Button>
      </div>
    </section>
  );
}
