import { usePhrases, useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { Suggestions } from '@ayrac/contract/search.ts';
import { Button } from '@ayrac/kit/button.tsx';
import { TextField } from '@ayrac/kit/form/text-field.tsx';
import { Icon } from '@ayrac/kit/icon.tsx';
import { Link } from '@ayrac/kit/navigation/link.tsx';
import { useState } from 'react';
import { RoutedForm } from '#web/form/routed-form.tsx';
import { useHref } from '#web/page/address.ts';
import { BrandLogo } from '#web/public/campaign-list/brand-logo.tsx';
import { ForeignText } from '#web/public/campaign-list/foreign-text.tsx';
import { useSuggestions } from '#web/public/shell/late/search/use-suggestions.ts';

interface AddCampaignProps {
  /** Everything that is compared: slugs of campaigns and keys of loans. */
  readonly words: readonly string[];
  /** Search of the page's address. */
  readonly search: {
    readonly term: string;
    readonly campaigns: Suggestions['campaigns'];
  } | null;
}

/** Finds another campaign by name: while typing, or as a plain form without script. */
export function AddCampaign({ words, search }: AddCampaignProps) {
  const { errors } = usePhrases();
  const compare = useScreenPhrases('compare');
  const href = useHref();
  const [typed, setTyped] = useState(search?.term ?? '');
  const suggested = useSuggestions(typed);
  const found = suggested?.found;
  const shown =
    suggested === undefined || typeof found !== 'object'
      ? search
      : { term: suggested.term, campaigns: found.campaigns };
  const offered = shown === null ? [] : shown.campaigns.filter(({ slug }) => !words.includes(slug));
  return (
    <section className="panel grid max-w-prose gap-4 print:hidden">
      <search aria-label={compare.add}>
        <RoutedForm method="get" action={href('compare')} className="flex items-end gap-2">
          {words.length > 0 && <input type="hidden" name="k" value={words.join(',')} />}
          <div className="flex-1">
            <TextField
              label={compare.add}
              hint={compare.search}
              name="q"
              type="search"
              value={typed}
              maxLength={100}
              required
              autoComplete="off"
              enterKeyHint="search"
              onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            />
          </div>
          <Button type="submit" variant="secondary" icon="search" className="min-h-12">
            <span className="max-sm:sr-only">{compare.find}</span>
          </Button>
        </RoutedForm>
      </search>
      <p role="status" className="text-ink-soft text-small empty:hidden">
        {typeof found === 'string'
          ? { failed: compare.failed, offline: errors.page.offline }[found]
          : shown !== null &&
            (offered.length === 0
              ? compare.nothing({ term: shown.term })
              : compare.found({ count: offered.length, term: shown.term }))}
      </p>
      {offered.length > 0 && (
        <ul className="grid gap-1">
          {offered.map((campaign) => (
            <li key={campaign.slug}>
              <Link
                to={href('compare', ...words, campaign.slug)}
                className="compare-offered"
                aria-label={compare.addNamed({ title: campaign.title.text })}
                rel="nofollow"
                onClick={() => setTyped('')}
              >
                <BrandLogo brand={campaign.brand} size="small" />
                <span className="min-w-0 flex-1">
                  <ForeignText value={campaign.title} />
                  <small>{campaign.brand.name}</small>
                </span>
                <Icon name="plus" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
