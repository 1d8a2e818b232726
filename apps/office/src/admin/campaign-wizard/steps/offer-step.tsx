import { figureNames } from '@ayrac/domain/campaign/figures.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { DraftField } from '../draft-field.tsx';

/** The offer, its price and its end. */
export function OfferStep() {
  const { parts } = useOfficePhrases().campaignWizard;
  return (
    <div className="wizard-fields">
      <DraftField name="title" />
      <DraftField name="discount" />
      <section className="wizard-part" aria-labelledby="figures-title">
        <div>
          <h3 id="figures-title">{parts.figures}</h3>
          <p className="field-hint">{parts.figuresHint}</p>
        </div>
        <div className="wizard-figures">
          {figureNames.map((name) => (
            <DraftField key={name} name={name} />
          ))}
        </div>
      </section>
      <section className="wizard-part" aria-labelledby="when-title">
        <h3 id="when-title">{parts.when}</h3>
        <div className="wizard-figures">
          <DraftField name="endAt" />
        </div>
      </section>
      <section className="wizard-part" aria-labelledby="where-title">
        <h3 id="where-title">{parts.where}</h3>
        <DraftField name="cities" />
      </section>
    </div>
  );
}
