import { useLocale } from '@ayrac/browser/locale.ts';
import { formatDate } from '@ayrac/domain/text/format.ts';
import { useId } from 'react';
import { useOfficePhrases } from '#office/phrases.tsx';
import { type DraftCheck, useWizard } from '../wizard-context.ts';

/** Preview of the page in search results, its address and the former ones. */
export function SearchResults({ check }: { readonly check: DraftCheck }) {
  const { check: words } = useOfficePhrases().campaignWizard;
  const { auto } = useWizard();
  const { slug } = auto.draft.campaign;
  return (
    <section className="panel" aria-labelledby="search-title">
      <h3 id="search-title" className="panel-title">
        {words.search}
      </h3>
      <p className="field-hint">{words.searchHint}</p>
      <div className="found">
        {check.searchResults.map(({ lang, path, title, description }) => (
          <div key={lang} className="found-one" lang={lang}>
            <p className="found-address">
              {location.host}
              {path}
            </p>
            <p className="found-title">{title}</p>
            <p className="found-text">{description || words.noDescription}</p>
          </div>
        ))}
      </div>
      {slug !== null && slug !== check.slug && <p className="check-why">{words.addressMoved({ slug })}</p>}
      {check.formerSlugs.length > 0 && <FormerSlugs check={check} />}
    </section>
  );
}

function FormerSlugs({ check }: { readonly check: DraftCheck }) {
  const { check: words } = useOfficePhrases().campaignWizard;
  const { auto } = useWizard();
  const locale = useLocale();
  const { slug, state } = auto.draft.campaign;
  const heading = useId();
  return (
    <div className="check-why former-slugs">
      <p id={heading}>
        {state === 'live' && slug !== null ? words.formerSlugs({ slug }) : words.formerSlugsLater}
      </p>
      <ul aria-labelledby={heading}>
        {check.formerSlugs.map((former) => (
          <li key={former.slug}>
            {words.formerSlug({ slug: former.slug, date: formatDate(former.retiredAt, locale) })}
            {former.slug === check.slug && `; ${words.formerSlugReturns}`}
          </li>
        ))}
      </ul>
    </div>
  );
}
