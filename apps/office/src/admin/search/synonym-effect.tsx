import { useLocale } from '@ayrac/browser/locale.ts';
import type { Finds } from '@ayrac/contract/office/queries.ts';
import { formatCount } from '@ayrac/domain/text/format.ts';
import { isLocale } from '@ayrac/domain/text/locale.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useOfficeClient } from '#office/client/client.ts';
import type { Typed } from '#office/fields/form-values.ts';
import { useLater } from '#office/fields/use-later.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import '#office/screen/counts.css';

/** Results of a term, or the page that it leads to, without and with the synonym being typed. */
export function SynonymEffect({ typed }: { readonly typed: Typed }) {
  const { synonyms } = useOfficePhrases();
  const words = synonyms.effect;
  const client = useOfficeClient();
  const body = useLater(readBody(typed));
  const answer = useQuery({
    queryKey: ['synonyms', 'effect', body],
    queryFn: ({ signal }) => client.previewSynonym({ body: JSON.parse(body) }, { signal }),
    enabled: body !== '',
    placeholderData: keepPreviousData,
    retry: false,
  });
  return (
    <section className="effect" aria-label={words.title} aria-busy={answer.isFetching || undefined}>
      <h3>{words.title}</h3>
      {body === '' || answer.data === undefined ? (
        <p className="counts-total">{answer.isError ? words.failed : words.nothingYet}</p>
      ) : (
        <div className="effect-sides" role="status">
          <Side label={words.before} finds={answer.data.before} />
          <Side label={words.after} finds={answer.data.after} />
        </div>
      )}
    </section>
  );
}

function Side({ label, finds: { total, titles, path } }: { readonly label: string; readonly finds: Finds }) {
  const { synonyms } = useOfficePhrases();
  const locale = useLocale();
  const words = synonyms.effect;
  const count = total === 0 ? words.none : words.found({ count: formatCount(total, locale) });
  return (
    <div>
      <p>
        {label}: <strong>{path === null ? count : words.leads}</strong>
      </p>
      {path !== null && <p className="effect-path">{path}</p>}
      {titles.length > 0 && (
        <ul>
          {titles.map((title) => (
            <li key={title}>{title}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Returns the request as text, so that equal requests share a query key. Empty if a field is missing. */
function readBody({ term, meaning, path, locale, isActive }: Typed): string {
  const [name, words, page] = [tidy(term), tidy(meaning), tidy(path)];
  if (name === null || (words === null) === (page === null) || !isLocale(locale)) return '';
  return JSON.stringify({ term: name, meaning: words, path: page, locale, isActive: isActive !== false });
}

function tidy(typed: Typed[string] | undefined): string | null {
  return typeof typed === 'string' ? typed.trim() || null : null;
}
