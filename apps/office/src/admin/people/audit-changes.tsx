import { useQuery } from '@tanstack/react-query';
import { useOfficePhrases } from '#office/phrases.tsx';
import { useOfficeClient } from '#office/resource/client.ts';
import type { Row } from '#office/resource/row.ts';
import { Part } from '../dashboard/part.tsx';
import { useFieldName } from './changed-fields.tsx';
import './people.css';

/** What an entry changed, field by field; of what is personal only that it changed. */
export function AuditChanges({ row }: { readonly row: Row }) {
  const { audit } = useOfficePhrases();
  const words = audit.changes;
  const nameOf = useFieldName(row.targetKind);
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
                      <td>{told(change.before)}</td>
                      <td>{told(change.after)}</td>
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

/** A value of any record, whose fields this page does not know. */
function told(value: unknown): string {
  if (value === null || value === undefined) return '–';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
