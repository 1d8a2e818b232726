import { isResourceName, resources } from '@ayrac/contract/office/index.ts';
import type { Fields } from '@ayrac/domain/field.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FieldValue } from '#office/fields/field-value.tsx';
import { Part } from '#office/frame/part.tsx';
import { useOfficePhrases } from '#office/phrases.tsx';
import { useOfficeClient } from '#office/resource/client.ts';
import type { Row } from '#office/resource/row.ts';
import type { NounWords } from '#office/resource/words.ts';
import { useFieldName } from './changed-fields.tsx';
import './people.css';

/** Changes of an entry, field by field. For personal data it only states that it changed. */
export function AuditChanges({ row }: { readonly row: Row }) {
  const { audit } = useOfficePhrases();
  const words = audit.changes;
  const nameOf = useFieldName(row.targetKind);
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

/** Returns how values of a kind of record are displayed: as on its own page, if it has one. */
function useValuePresenter(kind: unknown): (name: string, value: unknown) => ReactNode {
  const name = String(kind);
  const nouns: Readonly<Record<string, object>> = useOfficePhrases();
  const fields: Fields = isResourceName(name) ? resources[name].fields : {};
  const { fields: words } = (nouns[name] ?? {}) as Partial<Pick<NounWords, 'fields'>>;
  return (field, value) => {
    const known = fields[field];
    if (known === undefined && value !== null && typeof value !== 'boolean') {
      return typeof value === 'string' ? value : JSON.stringify(value);
    }
    return <FieldValue field={known} words={words?.[field]} value={value} />;
  };
}
