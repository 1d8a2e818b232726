import type { ReferencesField } from '@ayrac/domain/field/field.ts';
import { MOST_REFERENCES, referencesIn } from '@ayrac/domain/record/record-field.ts';
import { IconButton } from '@ayrac/kit/button.tsx';
import { Field } from '@ayrac/kit/form/field.tsx';
import { useController, useWatch } from 'react-hook-form';
import { useOfficePhrases } from '#office/phrases.tsx';
import type { FieldProps } from '../field-props.ts';
import { isTitleVerbatim } from '../verbatim.ts';
import { ReferencePicker } from './reference-entry.tsx';
import { isAmong } from './reference-names.ts';
import { useReference, useReferenceLabel } from './use-references.ts';
import './references-field.css';

/** Field for several records: the selected ones in order, and a field that finds another one. */
export function ReferencesFormField({ field, words, error, control, form }: FieldProps<ReferencesField>) {
  const { resource } = useOfficePhrases();
  const { field: held } = useController({ name: control.name, control: form });
  const ids = referencesIn(String(held.value ?? ''));
  const other = useWatch({ control: form, name: field.within ?? control.name });
  const within = field.within !== undefined && other ? { [field.within]: String(other) } : undefined;
  const keep = (next: readonly string[]) => held.onChange(next.join(','));
  return (
    <Field
      label={words.label}
      hint={words.hint}
      note={field.isRequired ? undefined : resource.optional}
      error={error}
    >
      {(wiring) => (
        <div className="references">
          {ids.length > 0 && (
            <ol aria-label={words.label}>
              {ids.map((id) => (
                <Chosen
                  key={id}
                  to={field.to}
                  id={id}
                  within={within}
                  onRemove={() => keep(ids.filter((one) => one !== id))}
                />
              ))}
            </ol>
          )}
          <ReferencePicker
            {...wiring}
            key={ids.length}
            to={field.to}
            label={words.label}
            value=""
            onChange={(id) => id !== '' && keep([...ids, id])}
            onBlur={held.onBlur}
            ref={held.ref}
            within={within}
            isOffered={(id) => !ids.includes(id)}
            isDisabled={ids.length >= MOST_REFERENCES || control.disabled === true}
          />
        </div>
      )}
    </Field>
  );
}

interface ChosenProps {
  readonly to: string;
  readonly id: string;
  /** Records to which the choice is limited, by field. */
  readonly within: Readonly<Record<string, string>> | undefined;
  readonly onRemove: () => void;
}

/** A selected record. It is marked if the choice was limited to others since. */
function Chosen({ to, id, within, onRemove }: ChosenProps) {
  const { resource } = useOfficePhrases();
  const label = useReferenceLabel(to, id);
  const row = useReference(to, id);
  const isOut = row !== undefined && !isAmong(row, within);
  return (
    <li data-out={isOut || undefined}>
      {isOut ? (
        <span>{resource.reference.out({ label })}</span>
      ) : (
        <span translate={isTitleVerbatim(to) ? 'no' : undefined}>{label}</span>
      )}
      <IconButton icon="x" label={resource.reference.clear({ label })} onClick={onRemove} />
    </li>
  );
}
