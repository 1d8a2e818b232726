import { useLocale } from '@ayrac/browser/locale.ts';
import { formatDateTime } from '@ayrac/domain/text/format.ts';
import { DataTable } from '@ayrac/kit/facts/facts-table.tsx';
import { useQuery } from '@tanstack/react-query';
import { useOfficeClient } from '#office/client/client.ts';
import type { Row } from '#office/client/row.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { Part } from '#office/screen/part.tsx';
import '#office/screen/counts.css';

const HASH_LETTERS = 12;

/** Proof of a reader's consent to the newsletter, with the text they were shown. */
export function Proof({ row }: { readonly row: Row }) {
  const { subscriptions } = useOfficePhrases();
  const words = subscriptions.proof;
  const contexts: Readonly<Record<string, string>> = words.contexts;
  const locale = useLocale();
  const client = useOfficeClient();
  const answer = useQuery({
    queryKey: ['subscriptions', 'proof', row.id, row.state],
    queryFn: ({ signal }) => client.listSubscriptionProof({ params: { id: row.id } }, { signal }),
  });
  return (
    <section className="counts counts-table" aria-label={words.title}>
      <p className="counts-total">{words.how}</p>
      <Part answer={answer} height="list">
        {(proofs) =>
          proofs.length === 0 ? (
            <p className="panel-empty">{words.none}</p>
          ) : (
            <DataTable
              caption={words.title}
              captionHidden
              columns={[
                { key: 'at', label: words.at },
                { key: 'action', label: words.action },
                { key: 'text', label: words.text },
              ]}
              rows={proofs.map(({ id, at, context, isGiven, purpose, textVersion, textHash }) => ({
                key: id,
                cells: {
                  at: formatDateTime(at, locale),
                  action: `${contexts[context] ?? context}: ${isGiven ? words.given : words.notGiven}`,
                  text: (
                    <span title={textHash}>
                      {purpose} {textVersion} <code>{textHash.slice(0, HASH_LETTERS)}</code>
                    </span>
                  ),
                },
              }))}
            />
          )
        }
      </Part>
    </section>
  );
}
