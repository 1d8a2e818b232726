import { type DraftFieldName, draftFields, richFields } from '@ayrac/domain/campaign-draft/draft-fields.ts';
import type { Field } from '@ayrac/domain/field/field.ts';
import { CheckboxField } from '@ayrac/kit/form/choice-field.tsx';
import { SelectField } from '@ayrac/kit/form/select-field.tsx';
import { TextAreaField } from '@ayrac/kit/form/text-area-field.tsx';
import { TextField } from '@ayrac/kit/form/text-field.tsx';
import { DayFormField } from '#office/fields/date/day-field.tsx';
import { ReferenceFormField } from '#office/fields/reference/reference-field.tsx';
import { useOfficePhrases } from '#office/phrases.tsx';
import { FieldRemarks } from './field-remarks.tsx';
import { RichField } from './rich/rich-field.tsx';
import { useFieldWords } from './use-field-words.ts';
import { useWizard } from './wizard-context.ts';

const unitSigns: Readonly<Record<string, string>> = { TRY: '₺', percent: '%' };
const isRich = (name: DraftFieldName) => richFields.some((rich) => rich === name);

/** A field of a draft with its contradictions. Required fields are marked, because there are few. */
export function DraftField({ name }: { readonly name: DraftFieldName }) {
  return (
    <div className="wizard-field" id={`draft-${name}`}>
      <Control name={name} />
      <FieldRemarks name={name} />
    </div>
  );
}

function Control({ name }: { readonly name: DraftFieldName }) {
  const { campaignWizard, resource } = useOfficePhrases();
  const { auto, isClosed } = useWizard();
  const { form } = auto;
  const field: Field = draftFields[name];
  const words = useFieldWords()(name);
  const error = form.formState.errors[name]?.message;
  const control = form.register(name, { disabled: false });
  const props = {
    ...control,
    label: words.label,
    hint: words.hint,
    note: field.isRequired ? campaignWizard.check.required : undefined,
    error,
    autoComplete: 'off',
    disabled: isClosed,
    lang: name.endsWith('En') ? 'en' : undefined,
  };
  const shared = { words, error, control: { ...control, disabled: isClosed }, form: form.control };
  // Chosen when the campaign was started. Required, so it has no mark and cannot be cleared.
  if (field.kind === 'reference') return <ReferenceFormField {...shared} field={field} />;
  if (field.kind === 'moment') return <DayFormField {...shared} field={field} />;
  if (field.kind === 'switch')
    return <CheckboxField {...control} label={words.label} hint={words.hint} disabled={isClosed} />;
  if (field.kind === 'choice') {
    const options = field.choices.map((value) => ({ value, label: words.choices?.[value] ?? value }));
    return <SelectField {...props} placeholder={resource.none} options={options} />;
  }
  if (isRich(name))
    return <RichField name={name} words={words} isRequired={field.isRequired} error={error} />;
  if (field.kind === 'text' && field.lines === 'many') return <TextAreaField {...props} rows={5} />;
  if (field.kind === 'decimal') {
    const after = field.unit && (unitSigns[field.unit] ?? field.unit);
    return <TextField {...props} inputMode="decimal" after={after} />;
  }
  return <TextField {...props} inputMode={field.kind === 'website' ? 'url' : undefined} />;
}
