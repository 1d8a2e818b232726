import { useLocale } from '@ayrac/browser/locale.ts';
import type { SiteText } from '@ayrac/contract/office/site-texts.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { Runs } from './runs.tsx';
import { fieldsOf, typedOf } from './typed.ts';
import { useFieldName } from './use-field-name.ts';
import type { TextDraft } from './use-text-draft.ts';
import { versionName } from './version-name.ts';

interface ComparisonProps {
  readonly text: SiteText;
  readonly draft: TextDraft;
}

/** The draft compared with the current version, field by field and word by word. */
export function Comparison({ text, draft }: ComparisonProps) {
  const { siteTexts: words } = useOfficePhrases();
  const locale = useLocale();
  const nameOf = useFieldName();
  const held = typedOf({ ...text, draft: null });
  const changed = fieldsOf(text.name).filter(
    (field) => field !== 'note' && held[field] !== draft.typed[field],
  );
  if (changed.length === 0) return <p className="text-remark">{words.same}</p>;
  return (
    <div className="text-editor">
      <p className="text-remark">
        {words.comparedWith({ version: versionName(text.holding.version, locale) })}
      </p>
      {changed.map((field) => (
        <section key={field} lang={field.slice(0, 2)} aria-label={nameOf(field)}>
          <h2>{nameOf(field)}</h2>
          <Runs before={held[field] ?? ''} after={draft.typed[field] ?? ''} />
        </section>
      ))}
    </div>
  );
}
