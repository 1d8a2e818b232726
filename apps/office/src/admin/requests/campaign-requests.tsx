import { useLocale } from '@ayrac/browser/locale.ts';
import { requestStates } from '@ayrac/domain/quote/request-state.ts';
import { formatCount } from '@ayrac/domain/text/format.ts';
import { ButtonLink } from '@ayrac/kit/button.tsx';
import { FactsTable } from '@ayrac/kit/facts/facts-table.tsx';
import type { Row } from '#office/client/row.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { TakenOfLimit } from './intake.tsx';
import './requests.css';

/** Number of a campaign's requests by state, with links to them. */
export function CampaignRequests({ row }: { readonly row: Row }) {
  const { requests: words, fields } = useOfficePhrases()['campaign-forms'];
  const locale = useLocale();
  return (
    <div>
      <FactsTable
        caption={words.title}
        captionHidden
        figures
        facts={[
          { label: fields.taken.label, value: <TakenOfLimit row={row} /> },
          ...requestStates.map((state) => ({
            label: words.states[state],
            value: formatCount(Number(row[state]), locale),
          })),
        ]}
      />
      <div className="request-links">
        <ButtonLink variant="secondary" size="small" to={`/admin/form-campaigns?campaignId=${row.id}`}>
          {words.ofForms}
        </ButtonLink>
        <ButtonLink variant="secondary" size="small" to={`/admin/customer-campaigns?campaignId=${row.id}`}>
          {words.ofCustomers}
        </ButtonLink>
      </div>
    </div>
  );
}
