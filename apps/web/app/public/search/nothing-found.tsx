import { useLocale } from '@ayrac/browser/locale.ts';
import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { SearchResult } from '@ayrac/contract/search.ts';
import { formatCount } from '@ayrac/domain/text/format.ts';
import { ButtonLink } from '@ayrac/kit/button.tsx';
import { EmptyState } from '@ayrac/kit/empty-state.tsx';
import { TextLink } from '@ayrac/kit/text-link.tsx';
import { useHref } from '#web/page/address.ts';
import { CampaignSection } from './campaign-section.tsx';

/** That a term found no campaign, what to try, and what comes nearest. */
export function NothingFound({ found }: { readonly found: SearchResult }) {
  const category = useScreenPhrases('category');
  const search = useScreenPhrases('search');
  const href = useHref();
  const locale = useLocale();
  const { term, nearest, popular } = found;
  return (
    <>
      <EmptyState
        title={search.none({ term })}
        actions={
          <ButtonLink to={href('categories')} icon="folder-tree">
            {category.index.title}
          </ButtonLink>
        }
      >
        <ul className="tips">
          {search.tips.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
      </EmptyState>
      {nearest !== null && (
        <CampaignSection
          title={
            nearest.dropped === null
              ? search.nearestIn({ category: nearest.term })
              : search.nearest({ term: nearest.term })
          }
          lede={nearest.dropped === null ? undefined : search.dropped({ dropped: nearest.dropped })}
          campaigns={nearest.campaigns}
        >
          {nearest.total > nearest.campaigns.length && (
            <p>
              <TextLink to={href('search', nearest.term)}>
                {search.allNearest({ count: formatCount(nearest.total, locale) })}
              </TextLink>
            </p>
          )}
        </CampaignSection>
      )}
      <CampaignSection title={search.popular} campaigns={popular} />
    </>
  );
}
