import { useLocale } from '@ayrac/browser/locale.ts';
import type { SiteText } from '@ayrac/contract/office/site-texts.ts';
import { Button } from '@ayrac/kit/button.tsx';
import { useEffect, useRef } from 'react';
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
  const page = useRef<HTMLDivElement>(null);
  /** The change that had the focus last. */
  const at = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const onFocusIn = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && target.matches('.text-change')) at.current = target;
    };
    document.addEventListener('focusin', onFocusIn);
    return () => document.removeEventListener('focusin', onFocusIn);
  }, []);
  const held = typedOf({ ...text, draft: null });
  const changed = fieldsOf(text.name).filter(
    (field) => field !== 'note' && held[field] !== draft.typed[field],
  );
  if (changed.length === 0) return <p className="text-remark">{words.same}</p>;
  const step = (by: 1 | -1) => {
    const changes = [...(page.current?.querySelectorAll<HTMLElement>('.text-change') ?? [])];
    const next = (at.current === null ? -1 : changes.indexOf(at.current)) + by;
    changes[Math.max(0, Math.min(changes.length - 1, next))]?.focus();
  };
  return (
    <div className="text-editor" ref={page}>
      <p className="text-remark">
        {words.comparedWith({ version: versionName(text.holding.version, locale) })}
      </p>
      <div className="text-buttons text-steps">
        <Button variant="secondary" size="small" icon="arrow-up" onClick={() => step(-1)}>
          {words.changes.previous}
        </Button>
        <Button variant="secondary" size="small" icon="arrow-down" onClick={() => step(1)}>
          {words.changes.next}
        </Button>
      </div>
      {changed.map((field) => (
        <section key={field} lang={field.slice(0, 2)} aria-label={nameOf(field)}>
          <h2>{nameOf(field)}</h2>
          <Runs before={held[field] ?? ''} after={draft.typed[field] ?? ''} />
        </section>
      ))}
    </div>
  );
}
