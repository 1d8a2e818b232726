import { Button } from '@ayrac/kit/button.tsx';
import { Field } from '@ayrac/kit/form/field.tsx';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useOfficeClient } from '#office/client/client.ts';
import { refusedFields } from '#office/client/failure-words.ts';
import { useFailureWords } from '#office/client/use-failure-words.ts';
import { ReferencePicker } from '#office/fields/reference/reference-entry.tsx';
import { useOfficePhrases } from '#office/phrases.tsx';
import { FailureNotice } from '#office/screen/failure-notice.tsx';
import { AddBrand } from './adding/add-brand.tsx';
import { AddCategory } from './adding/add-category.tsx';
import type { MissingRecord } from './adding/add-dialog.tsx';
import { addressOf } from './use-wizard-address.ts';

const choices = [
  { name: 'brandId', to: 'brands', Add: AddBrand },
  { name: 'categoryId', to: 'categories', Add: AddCategory },
] as const;

/** Starts a campaign with its brand and category. They suffice for a draft, which then saves itself. */
export function BeginCampaign() {
  const { campaignWizard: words, fieldErrors } = useOfficePhrases();
  const client = useOfficeClient();
  const failureWords = useFailureWords();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState({ brandId: '', categoryId: '' });
  /** Names of records to add, because the search did not find them. */
  const [toAdd, setToAdd] = useState<Readonly<Record<string, MissingRecord>>>({});
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [failure, setFailure] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  // One key per selection, so that a retry does not create a second campaign, even if the first answer was lost.
  const key = useRef(crypto.randomUUID());

  const choose = (name: keyof typeof chosen, id: string) => {
    key.current = crypto.randomUUID();
    setChosen((now) => ({ ...now, [name]: id }));
    setErrors(({ [name]: _, ...others }) => others);
  };
  const begin = async () => {
    const missing = choices.filter(({ name }) => chosen[name] === '');
    setErrors(Object.fromEntries(missing.map(({ name }) => [name, fieldErrors.required])));
    setFailure('');
    if (missing[0] !== undefined) {
      document.getElementById(`begin-${missing[0].name}`)?.focus();
      return;
    }
    setIsBusy(true);
    try {
      const { id } = await client.createCampaignDraft({ body: chosen }, { idempotencyKey: key.current });
      navigate(addressOf({ id, step: 'offer' }));
    } catch (error) {
      const refused = refusedFields(error, Object.keys(chosen));
      setErrors(refused);
      if (Object.keys(refused).length === 0) setFailure(failureWords(error));
      setIsBusy(false);
    }
  };
  return (
    <section className="panel" aria-labelledby="begin-title">
      <h2 id="begin-title" className="panel-title">
        {words.newTitle}
      </h2>
      <form
        className="wizard-fields"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          begin();
        }}
      >
        <p className="check-why">{words.begin.lede}</p>
        <FailureNotice text={failure} />
        {choices.map(({ name, to, Add }) => (
          <div key={name} className="wizard-chosen">
            <Field id={`begin-${name}`} label={words.fields[name].label} error={errors[name]}>
              {(wiring) => (
                <ReferencePicker
                  {...wiring}
                  to={to}
                  isRequired
                  label={words.fields[name].label}
                  value={chosen[name]}
                  onChange={(id) => choose(name, id)}
                  onAdd={(text) => setToAdd((now) => ({ ...now, [name]: { name: text } }))}
                />
              )}
            </Field>
            <Add missing={toAdd[name]} onAdded={(id) => choose(name, id)} />
          </div>
        ))}
        <div>
          <Button type="submit" iconAfter="arrow-right" loading={isBusy}>
            {words.begin.start}
          </Button>
        </div>
      </form>
    </section>
  );
}
