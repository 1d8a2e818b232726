import { useLocale } from '@ayrac/browser/locale.ts';
import { formatCount } from '@ayrac/domain/text/format.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { OldAndNew } from './old-and-new.tsx';

/** A field as it was and as it will be. */
export interface ChangedField {
  readonly key: string;
  readonly name: string;
  readonly before?: string;
  readonly after?: string;
  /** In the place of two values. */
  readonly note?: string;
}

/** What somebody changed, field by field. */
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
