import { suspectLeads } from '@ayrac/contract/office/leads.ts';
import { readablePhone } from '@ayrac/domain/account/identity.ts';
import type { Fields } from '@ayrac/domain/field/field.ts';
import { FactsTable } from '@ayrac/kit/facts/facts-table.tsx';
import type { Row } from '#office/client/row.ts';
import { FieldValue } from '#office/fields/field-value.tsx';
import { useOfficePhrases } from '#office/phrases.tsx';
import { RevealButton } from '#office/resource/record/reveal-button.tsx';
import { useReveal } from '#office/resource/record/use-reveal.ts';
import { suspicionsOf } from './suspicions-cell.tsx';
import '../lead/lead.css';

const facts = [
  'phone',
  'email',
  'city',
  'campaignId',
  'brandId',
  'createdAt',
  'reviewedBy',
  'reviewedAt',
] as const;
const shape: Fields = suspectLeads.fields;

/** A suspect request beside its list: reasons for the suspicion, sender and review. */
export function SuspectPanel({ record }: { readonly record: Row }) {
  const { fields, reasons, unknown, why, follows } = useOfficePhrases()['suspect-leads'];
  const reveal = useReveal(record);
  const shown = { ...record, ...reveal.revealed };
  const found = suspicionsOf(record);
  const textOf = (name: (typeof facts)[number]) =>
    name === 'phone' ? readablePhone(String(shown.phone)) : shown[name];
  const known = facts.filter((name) => shown[name] !== null && shown[name] !== '');
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
        <FactsTable
          caption={fields.name.label}
          captionHidden
          facts={known.map((name) => ({
            label: fields[name].label,
            value: (
              <FieldValue
                field={shape[name]}
                words={fields[name]}
                value={textOf(name)}
                label={record.labels?.[name]}
              />
            ),
          }))}
        />
        <RevealButton reveal={reveal} />
      </section>
    </div>
  );
}
