import { vehicleFields } from '@ayrac/domain/campaign-draft/draft-fields.ts';
import { Button } from '@ayrac/kit/button.tsx';
import { Notice } from '@ayrac/kit/feedback/notice.tsx';
import { useWatch } from 'react-hook-form';
import type { Typed } from '#office/fields/form-values.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { useToast } from '#office/screen/toasts.tsx';
import { DraftField } from '../draft-field.tsx';
import { useFieldWords } from '../use-field-words.ts';
import { useWizard } from '../wizard-context.ts';

const vehicleNames = Object.keys(vehicleFields) as (keyof typeof vehicleFields)[];

/** The vehicle attributes, if the category has vehicles or they were filled in while it had. */
export function VehiclePart() {
  const { parts } = useOfficePhrases().campaignWizard;
  const { auto } = useWizard();
  const filled = useFilledAttributes();
  if (!auto.draft.hasVehicles && filled.length === 0) return null;
  return (
    <section className="wizard-part" aria-labelledby="vehicle-title">
      <div>
        <h3 id="vehicle-title">{parts.vehicle}</h3>
        {auto.draft.hasVehicles && <p className="field-hint">{parts.vehicleHint}</p>}
      </div>
      <StrayAttributes />
      <div className="wizard-figures">
        {vehicleNames.map((name) => (
          <DraftField key={name} name={name} />
        ))}
      </div>
    </section>
  );
}

/** Offers to clear vehicle attributes that contradict the category, because the page would show them. */
export function StrayAttributes() {
  const { parts } = useOfficePhrases().campaignWizard;
  const { auto, check, isClosed } = useWizard();
  const wordsOf = useFieldWords();
  const { show } = useToast();
  const filled = useFilledAttributes();
  const isStray = check?.contradictions.some(({ kind }) => kind === 'stray-vehicle') ?? false;
  // The check follows the form a moment later.
  if (!isStray || filled.length === 0) return null;
  const set = (values: Readonly<Record<string, Typed[string]>>) => {
    for (const [name, value] of Object.entries(values))
      auto.form.setValue(name, value, { shouldDirty: true });
  };
  const clear = () => {
    const before = Object.fromEntries(filled.map((name) => [name, auto.form.getValues(name)]));
    set(Object.fromEntries(filled.map((name) => [name, ''])));
    // The pressed button disappears, in the step of the texts with the whole section.
    document.getElementById('step-title')?.focus();
    show({
      text: parts.clearedVehicle,
      undo: () => {
        set(before);
        // The form no longer saves by itself when it has been left.
        auto.save();
      },
    });
  };
  return (
    <Notice
      tone="warning"
      live
      title={parts.strayVehicle}
      actions={
        !isClosed && (
          <Button variant="secondary" size="small" onClick={clear}>
            {parts.clearVehicle}
          </Button>
        )
      }
    >
      <p>{parts.strayVehicleText({ names: filled.map((name) => wordsOf(name).label).join(', ') })}</p>
    </Notice>
  );
}

/** Returns the vehicle attributes that are filled in. */
function useFilledAttributes() {
  const { auto } = useWizard();
  const values = useWatch({ control: auto.form.control, name: vehicleNames });
  return vehicleNames.filter((_, place) => (values[place] ?? '') !== '');
}
