import { isResourceName, resources } from '@ayrac/contract/office/index.ts';
import { campaignStates } from '@ayrac/domain/campaign-draft/campaign-state.ts';
import { draftFields } from '@ayrac/domain/campaign-draft/draft-fields.ts';
import type { Fields } from '@ayrac/domain/field/field.ts';
import { momentField } from '@ayrac/domain/record/record-field.ts';
import { plainOf } from '@ayrac/domain/text/rich-text.ts';
import { fieldNamer, wordsOfKind } from '@ayrac/phrases/audit-names.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useOfficeClient } from '#office/client/client.ts';
import type { Row } from '#office/client/row.ts';
import type { FieldWords } from '#office/client/words.ts';
import { FieldValue } from '#office/fields/field-value.tsx';
import { useOfficePhrases } from '#office/phrases.tsx';
import { Part } from '#office/screen/part.tsx';
import './audit.css';

/** Changes of an entry, field by field. For personal data it only states that it changed. */
export function AuditChanges({ row }: { readonly row: Row }) {
  const phrases = useOfficePhrases();
  const words = phrases.audit.changes;
  const nameOf = fieldNamer(phrases, row.targetKind);
  const present = useValuePresenter(row.targetKind);
  const client = useOfficeClient();
  const answer = useQuery({
    queryKey: ['audit', 'changes', row.id],
    queryFn: ({ signal }) => client.getAuditChanges({ params: { id: row.id } }, { signal }),
  });
  return (
    <Part answer={answer} height="list">
      {(changes) =>
        changes.length === 0 ? (
          <p className="record-remark">{words.none}</p>
        ) : (
          <table className="change-table">
            <thead>
              <tr>
                <th scope="col">{words.field}</th>
                <th scope="col">{words.before}</th>
                <th scope="col">{words.after}</th>
              </tr>
            </thead>
            <tbody>
              {changes.map((change) => (
                <tr key={change.name}>
                  <th scope="row">{nameOf(change.name)}</th>
                  {'before' in change || 'after' in change ? (
                    <>
                      <td>{present(change.name, change.before)}</td>
                      <td>{present(change.name, change.after)}</td>
                    </>
                  ) : (
                    <td colSpan={2}>{words.hidden}</td>
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        )
      }
    </Part>
  );
}

/** Fields of a campaign in the audit log: those of its content, and its publication. */
const campaignFields: Fields = {
  ...draftFields,
  status: { kind: 'choice', isRequired: true, choices: campaignStates },
  publishAt: momentField({ isRequired: false }),
  publishedAt: momentField({ isRequired: false }),
};

/** Returns how values of a kind of record are displayed: as on its own page, if it has one. */
function useValuePresenter(kind: unknown): (name: string, value: unknown) => ReactNode {
  const name = String(kind);
  const phrases = useOfficePhrases();
  const fields: Fields =
    name === 'campaign' ? campaignFields : isResourceName(name) ? resources[name].fields : {};
  const words: Readonly<Record<string, FieldWords | undefined>> = {
    ...(name === 'campaign' && {
      status: { label: '', hint: '', choices: phrases.campaignWizard.states },
    }),
    ...wordsOfKind(phrases, kind),
  };
  return (field, value) => {
    const known = fields[field];
    if (known === undefined && value !== null && typeof value !== 'boolean') return readable(value);
    const shown = typeof value === 'string' && known?.kind === 'text' ? plainOf(value) : value;
    return <FieldValue field={known} words={words[field]} value={shown} />;
  };
}

/** Texts of a value without a field of its own, such as the rows of a table of facts or a source with its quote. */
function readable(value: unknown): string {
  if (Array.isArray(value)) return value.map(readable).join('\n');
  if (typeof value !== 'object' || value === null) return String(value ?? '');
  const { key: _, ...parts } = value as Readonly<Record<string, unknown>>;
  return Object.values(parts).map(readable).filter(Boolean).join(' · ');
}
