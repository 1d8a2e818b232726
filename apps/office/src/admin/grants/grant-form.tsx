import { useLocale } from '@ayrac/browser/locale.ts';
import type { Grantee } from '@ayrac/contract/office/campaign-grants.ts';
import { grantLimits } from '@ayrac/contract/office/grant-limits.ts';
import { formatCount } from '@ayrac/domain/text/format.ts';
import { Button } from '@ayrac/kit/button.tsx';
import { Field } from '@ayrac/kit/field.tsx';
import { Notice } from '@ayrac/kit/notice.tsx';
import { Segments } from '@ayrac/kit/segments.tsx';
import { TextAreaField } from '@ayrac/kit/text-area-field.tsx';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ReferencePicker } from '#office/fields/reference-entry.tsx';
import { useReferences } from '#office/fields/use-references.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { useAttempt } from '#office/screen/use-attempt.ts';
import { ChooseCustomers } from './choose-customers.tsx';
import { type Chosen, ChosenList } from './chosen-list.tsx';
import { readEmails, unreadEntries } from './emails.ts';
import type { Choice, GrantAction } from './use-grants.ts';

/** Entries without an address that are named; the others are counted. */
const SHOWN_UNREAD = 5;

interface GrantFormProps {
  readonly isBusy: boolean;
  readonly onPlan: (choice: Choice) => void;
}

/** Form for the customers and campaigns to assign or remove. The selection stays while its plan is shown. */
export function GrantForm({ isBusy, onPlan }: GrantFormProps) {
  const { grants } = useOfficePhrases();
  const locale = useLocale();
  const { calls, labelOf } = useReferences('campaign-forms');
  const [action, setAction] = useState<GrantAction>('give');
  const [customers, setCustomers] = useState<readonly Grantee[]>([]);
  const [pasted, setPasted] = useState('');
  const [campaigns, setCampaigns] = useState<readonly Chosen[]>([]);
  const [isTried, setIsTried] = useState(false);
  const { attempt } = useAttempt();
  const picker = useRef<HTMLInputElement>(null);
  const added = campaigns.at(-1)?.id;
  const emails = readEmails(pasted);
  const [isPasteRead, setIsPasteRead] = useState(false);
  const unread = isPasteRead ? [...new Set(unreadEntries(pasted))] : [];

  const count = (number: number) => formatCount(number, locale);
  const isTooMany =
    customers.length + emails.length > grantLimits.customers || campaigns.length > grantLimits.campaigns;
  const missingCustomers = isTried && customers.length + emails.length === 0;
  const missingCampaigns = isTried && campaigns.length === 0;

  // After a selection the picker is replaced by an empty one, which takes the focus.
  useEffect(() => {
    if (added !== undefined) picker.current?.focus();
  }, [added]);

  const addCampaign = async (id: string) => {
    if (id === '' || campaigns.some((one) => one.id === id)) return;
    await attempt(async () => {
      const name = labelOf(await calls.get({ params: { id } }));
      setCampaigns((all) => (all.some((one) => one.id === id) ? all : [...all, { id, name }]));
    });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    setIsPasteRead(true);
    if (isTooMany || customers.length + emails.length === 0 || campaigns.length === 0) return;
    onPlan({
      action,
      customers: customers.map(({ id }) => id),
      emails,
      campaigns: campaigns.map(({ id }) => id),
    });
  };

  return (
    <form className="grants-form" noValidate onSubmit={submit}>
      <Segments
        legend={grants.action}
        value={action}
        onChange={setAction}
        segments={[
          { value: 'give', label: grants.give, icon: 'gift' },
          { value: 'take', label: grants.take, icon: 'undo-2' },
        ]}
      />
      <div className="grants-sides">
        <section className="grants-side" aria-label={grants.customers}>
          <h2>{grants.customers}</h2>
          <ChooseCustomers
            chosen={customers.map(({ id }) => id)}
            error={missingCustomers ? grants.missingCustomers : undefined}
            onChoose={(customer) => setCustomers((all) => [...all, customer])}
          />
          <ChosenList
            label={grants.chosenCustomers}
            isVerbatim
            items={customers.map(({ id, name, username }) => ({ id, name, more: username }))}
            onRemove={(id) => setCustomers((all) => all.filter((one) => one.id !== id))}
          />
          <TextAreaField
            label={grants.emails}
            hint={
              emails.length === 0 ? grants.emailsHint : grants.emailsFound({ count: count(emails.length) })
            }
            rows={4}
            value={pasted}
            onChange={({ currentTarget }) => setPasted(currentTarget.value)}
            onBlur={() => setIsPasteRead(true)}
          />
          {unread.length > 0 && (
            <Notice tone="warning" live title={grants.emailsUnread}>
              <ul>
                {unread.slice(0, SHOWN_UNREAD).map((entry) => (
                  <li key={entry} translate="no">
                    {entry}
                  </li>
                ))}
                {unread.length > SHOWN_UNREAD && (
                  <li>{grants.emailsUnreadMore({ count: count(unread.length - SHOWN_UNREAD) })}</li>
                )}
              </ul>
            </Notice>
          )}
        </section>
        <section className="grants-side" aria-label={grants.campaigns}>
          <h2>{grants.campaigns}</h2>
          <Field label={grants.campaign} error={missingCampaigns ? grants.missingCampaigns : undefined}>
            {(control) => (
              <ReferencePicker
                {...control}
                key={added ?? ''}
                ref={picker}
                to="campaign-forms"
                label={grants.campaign}
                value=""
                onChange={addCampaign}
              />
            )}
          </Field>
          <ChosenList
            label={grants.chosenCampaigns}
            items={campaigns}
            onRemove={(id) => setCampaigns((all) => all.filter((one) => one.id !== id))}
          />
        </section>
      </div>
      <div className="grants-foot">
        <p role="alert" className="grants-said">
          {isTried && isTooMany
            ? grants.tooMany({
                customers: count(grantLimits.customers),
                campaigns: count(grantLimits.campaigns),
              })
            : ''}
        </p>
        <Button type="submit" loading={isBusy}>
          {grants.plan}
        </Button>
      </div>
    </form>
  );
}
