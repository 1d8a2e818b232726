import { useLocale } from '@ayrac/browser/locale.ts';
import { readablePhone } from '@ayrac/domain/account/identity.ts';
import { formatDateTime } from '@ayrac/domain/text/format.ts';
import { FactsTable } from '@ayrac/kit/facts-table.tsx';
import type { Row } from '#office/client/row.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { RevealButton } from '#office/resource/record/reveal-button.tsx';
import { useReveal } from '#office/resource/record/use-reveal.ts';
import { suspicionsOf } from './suspicions-cell.tsx';
import '../lead.css';

/** A suspect request beside its list: reasons for the suspicion, sender and review. */
export function SuspectPanel({ record }: { readonly record: Row }) {
  const { fields, reasons, unknown, why, follows } = useOfficePhrases()['suspect-leads'];
  const locale = useLocale();
  const reveal = useReveal(record);
  const shown = reveal.revealed ?? record;
  const found = suspicionsOf(record);
  const instant = (value: unknown) => (value === null ? null : formatDateTime(String(value), locale));
  const facts = [
    { label: fields.phone.label, value: readablePhone(String(shown.phone)) },
    { label: fields.email.label, value: shown.email },
    { label: fields.city.label, value: record.city },
    { label: fields.campaignId.label, value: record.labels?.campaignId },
    { label: fields.brandId.label, value: record.labels?.brandId },
    { label: fields.createdAt.label, value: instant(record.createdAt) },
    { label: fields.reviewedBy.label, value: record.reviewedBy },
    { label: fields.reviewedAt.label, value: instant(record.reviewedAt) },
  ].flatMap(({ label, value }) =>
    value === null || value === undefined || value === '' ? [] : [{ label, value: String(value) }],
  );
  return (
    <div className="lead">
      <section className="lead-part">
        <h3>{why}</h3>
        {found.length === 0 ? (
          <p>{unknown}</p>
        ) : (
          <ul className="lead-reasons">
            {found.map((one) => (
              <li key={one}>
                <strong>{reasons[one].label}</strong>
                <span>{reasons[one].text}</span>
              </li>
            ))}
          </ul>
        )}
        <p className="lead-hint">{follows}</p>
      </section>
      <section className="lead-part">
        <FactsTable caption={fields.name.label} captionHidden facts={facts} />
        <RevealButton reveal={reveal} />
      </section>
    </div>
  );
}
