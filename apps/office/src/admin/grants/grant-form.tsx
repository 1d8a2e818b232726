import { useLocale } from '@ayrac/browser/locale.ts';
import type { Grantee } from '@ayrac/contract/office/campaign-grants.ts';
import { grantLimits } from '@ayrac/contract/office/grant-limits.ts';
import { formatCount } from '@ayrac/domain/text/format.ts';
import { Button } from '@ayrac/kit/button.tsx';
import { Segments } from '@ayrac/kit/form/segments.tsx';
import { type FormEvent, useState } from 'react';
import { useOfficePhrases } from '#office/phrases.tsx';
import { CampaignsSide } from './campaigns-side.tsx';
import type { Chosen } from './chosen-list.tsx';
import { CustomersSide } from './customers-side.tsx';
import { readEmails } from './emails.ts';
import { PastedEmails } from './pasted-emails.tsx';
import type { Choice, GrantAction } from './use-grants.ts';

interface GrantFormProps {
  readonly isBusy: boolean;
  readonly onPlan: (choice: Choice) => void;
}

/** Form for the customers and campaigns to assign or remove. The selection stays while its plan is shown. */
export function GrantForm({ isBusy, onPlan }: GrantFormProps) {
  const { grants } = useOfficePhrases();
  const locale = useLocale();
  const [action, setAction] = useState<GrantAction>('give');
  const [customers, setCustomers] = useState<readonly Grantee[]>([]);
  const [pasted, setPasted] = useState('');
  const [isPasteChecked, setIsPasteChecked] = useState(false);
  const [campaigns, setCampaigns] = useState<readonly Chosen[]>([]);
  const [isTried, setIsTried] = useState(false);

  const emails = readEmails(pasted);
  const customerCount = customers.length + emails.length;
  const isTooMany = customerCount > grantLimits.customers || campaigns.length > grantLimits.campaigns;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    setIsPasteChecked(true);
    if (isTooMany || customerCount === 0 || campaigns.length === 0) return;
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
        <CustomersSide
          customers={customers}
          onChange={setCustomers}
          isMissing={isTried && customerCount === 0}
        >
          <PastedEmails
            text={pasted}
            onChange={setPasted}
            isChecked={isPasteChecked}
            onLeave={() => setIsPasteChecked(true)}
          />
        </CustomersSide>
        <CampaignsSide
          campaigns={campaigns}
          onChange={setCampaigns}
          isMissing={isTried && campaigns.length === 0}
        />
      </div>
      <div className="grants-foot">
        <p role="alert" className="grants-said">
          {isTried && isTooMany
            ? grants.tooMany({
                customers: formatCount(grantLimits.customers, locale),
                campaigns: formatCount(grantLimits.campaigns, locale),
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
