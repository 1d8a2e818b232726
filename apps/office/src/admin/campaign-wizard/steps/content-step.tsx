import { Disclosure } from '@ayrac/kit/disclosure.tsx';
import { useOfficePhrases } from '#office/phrases.tsx';
import { DraftField } from '../draft-field.tsx';
import { FactsField } from '../facts-field.tsx';
import { type TranslatedField, twinOf } from '../use-field-words.ts';
import { useWizard } from '../wizard-context.ts';
import { VehiclePart } from './vehicle-part.tsx';

/** The campaign's texts, with Turkish and English side by side. */
export function ContentStep() {
  const { parts } = useOfficePhrases().campaignWizard;
  const { auto } = useWizard();
  const isFilled = (...names: readonly string[]) =>
    names.some((name) => (auto.form.getValues(name) ?? '') !== '');
  return (
    <div className="wizard-fields">
      <Pair name="title" />
      <Pair name="discount" />
      <Pair name="descriptionTitle" />
      <Pair name="description" />
      <Pair name="conditions" />
      <Pair name="specifications" />
      <Disclosure
        summary={parts.second}
        reveal={isFilled('title2', 'description2', 'title2En', 'description2En')}
      >
        <div className="wizard-fields">
          <Pair name="title2" />
          <Pair name="description2" />
        </div>
      </Disclosure>
      <Disclosure
        summary={parts.third}
        reveal={isFilled('title3', 'description3', 'title3En', 'description3En')}
      >
        <div className="wizard-fields">
          <Pair name="title3" />
          <Pair name="description3" />
        </div>
      </Disclosure>
      <FactsField />
      <VehiclePart />
    </div>
  );
}

function Pair({ name }: { readonly name: TranslatedField }) {
  return (
    <div className="wizard-pair">
      <DraftField name={name} />
      <DraftField name={twinOf(name)} />
    </div>
  );
}
