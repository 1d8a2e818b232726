import { leads as shape } from '@ayrac/contract/office/leads.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useOfficeClient } from '#office/client/client.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { useTotalText } from '#office/resource/list/use-total-text.ts';
import type { FigureFilters } from './use-lead-figures.ts';

const shown = ['due', 'overdue', 'escalated'] as const;

/** Number of urgent requests at the moment, whatever the period, linked to them. */
export function PressingNow({ filters: { brandId, ownerId } }: { readonly filters: FigureFilters }) {
  const { leadFigures: words, leads } = useOfficePhrases();
  const client = useOfficeClient();
  const totalText = useTotalText(shape);
  const owner = { ...(brandId !== '' && { brandId }), ...(ownerId !== '' && { ownerId }) };
  const { data } = useQuery({
    queryKey: ['leads', 'pressing', owner],
    queryFn: ({ signal }) =>
      Promise.all(
        shown.map((urgency) => client['leads.list']({ query: { ...owner, urgency, limit: 1 } }, { signal })),
      ),
  });
  if (data === undefined) return null;
  return (
    <dl className="lead-pressing" aria-label={words.now}>
      {shown.map((urgency, place) => {
        const total = data[place]?.total ?? 0;
        const count = totalText(total);
        return (
          <div key={urgency} data-late={(urgency !== 'due' && total > 0) || undefined}>
            <dt>{leads.fields.urgency.choices[urgency]}</dt>
            <dd>
              <Link to={`/crm-admin/leads?${new URLSearchParams({ ...owner, urgency })}`}>{count}</Link>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
