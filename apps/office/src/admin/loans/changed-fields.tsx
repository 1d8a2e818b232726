import { useLocale } from '@ayrac/browser/locale.ts';
import { formatCount } from '@ayrac/domain/text/format.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { OldAndNew } from './old-and-new.tsx';

/** A field before and after the change. */
export interface ChangedField {
  readonly key: string;
  readonly name: string;
  readonly before?: string;
  readonly after?: string;
  /** Replaces the two values. */
  readonly note?: string;
}

/** The changes field by field. */
export function ChangedFields({ fields }: { readonly fields: readonly ChangedField[] }) {
  const { loans } = useOfficePhrases();
  const locale = useLocale();
  return (
    <section>
      <h3>{loans.changes({ count: formatCount(fields.length, locale) })}</h3>
      <dl className="loan-changes">
        {fields.map(({ key, name, before = '', after = '', note }) => (
          <div key={key}>
            <dt>{name}</dt>
            <dd>{note ?? <OldAndNew before={before} after={after} />}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
