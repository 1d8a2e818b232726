import type { DetailRow } from '@ayrac/contract/office/campaign-details.ts';
import { Link } from 'react-router';
import { useOfficePhrases } from '#office/phrases.tsx';

/** Title and state of a row's campaign, linked to its draft. */
export function RowHead({ row }: { readonly row: DetailRow }) {
  const { campaignDetails: words, campaigns } = useOfficePhrases();
  return (
    <span className="detail-row">
      <Link to={`/admin/campaign-wizard?id=${row.id}`} title={row.title} tabIndex={-1}>
        {row.title || words.untitled}
      </Link>
      <small>
        {words.place({
          brand: row.brand,
          category: row.category,
          state: campaigns.fields.state.choices[row.state],
        })}
      </small>
    </span>
  );
}
