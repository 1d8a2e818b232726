import { Field } from '@ayrac/kit/form/field.tsx';
import { type Dispatch, type SetStateAction, useEffect, useRef } from 'react';
import { ReferencePicker } from '#office/fields/reference/reference-entry.tsx';
import { useReferences } from '#office/fields/reference/use-references.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { useAttempt } from '#office/screen/use-attempt.ts';
import { type Chosen, ChosenList } from './chosen-list.tsx';

interface CampaignsSideProps {
  readonly campaigns: readonly Chosen[];
  readonly onChange: Dispatch<SetStateAction<readonly Chosen[]>>;
  readonly isMissing: boolean;
}

/** The chosen campaigns, and the picker that adds another one. */
export function CampaignsSide({ campaigns, onChange, isMissing }: CampaignsSideProps) {
  const { grants } = useOfficePhrases();
  const { calls, labelOf } = useReferences('campaign-forms');
  const { attempt } = useAttempt();
  const picker = useRef<HTMLInputElement>(null);
  const added = campaigns.at(-1)?.id;

  // After a selection the picker is replaced by an empty one, which takes the focus.
  useEffect(() => {
    if (added !== undefined) picker.current?.focus();
  }, [added]);

  const add = async (id: string) => {
    if (id === '' || campaigns.some((one) => one.id === id)) return;
    await attempt(async () => {
      const name = labelOf(await calls.get({ params: { id } }));
      onChange((all) => (all.some((one) => one.id === id) ? all : [...all, { id, name }]));
    });
  };
  return (
    <section className="grants-side" aria-label={grants.campaigns}>
      <h2>{grants.campaigns}</h2>
      <Field label={grants.campaign} error={isMissing ? grants.missingCampaigns : undefined}>
        {(control) => (
          <ReferencePicker
            {...control}
            key={added ?? ''}
            ref={picker}
            to="campaign-forms"
            label={grants.campaign}
            value=""
            onChange={add}
          />
        )}
      </Field>
      <ChosenList
        label={grants.chosenCampaigns}
        items={campaigns}
        onRemove={(id) => onChange((all) => all.filter((one) => one.id !== id))}
      />
    </section>
  );
}
