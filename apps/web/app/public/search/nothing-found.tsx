import { useLocale } from '@ayrac/browser/locale.ts';
import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { SearchResult } from '@ayrac/contract/search.ts';
import { formatCount } from '@ayrac/domain/text/format.ts';
import { ButtonLink } from '@ayrac/kit/button.tsx';
import { EmptyState } from '@ayrac/kit/feedback/empty-state.tsx';
import { TextLink } from '@ayrac/kit/navigation/text-link.tsx';
import { useHref } from '#web/page/address.ts';
import { CampaignSection } from './campaign-section.tsx';

/**
 * Shown if no campaign matches a term: advice, unless a shortcut, a brand or a category is an answer, then the nearest
 * campaigns and the most requested ones.
 */
export function NothingFound({ found }: { readonly found: SearchResult }) {
  const category = useScreenPhrases('category');
  const nothingFound = useScreenPhrases('nothingFound');
  const href = useHref();
  const locale = useLocale();
  const { term, nearest, popular } = found;
  const isAnswered = found.shortcut !== null || found.brands.length > 0 || nearest?.dropped === null;
  return (
    <>
      <EmptyState
        title={
          isAnswered || nearest !== null ? nothingFound.noCampaign({ term }) : nothingFound.none({ term })
        }
        actions={
          <ButtonLink to={href('categories')} icon="folder-tree">
            {category.index.title}
          </ButtonLink>
        }
      >
        {!isAnswered && (
          <ul className="tips">
            {nothingFound.tips.map((tip) => (
              <li key={tip}>{tip}</li>
            ))}
          </ul>
        )}
      </EmptyState>
      {nearest !== null && (
        <CampaignSection
          title={
            nearest.dropped === null
              ? nothingFound.nearestIn({ category: nearest.term })
              : nothingFound.nearest({ term: nearest.term })
          }
          lede={nearest.dropped === null ? undefined : nothingFound.dropped({ dropped: nearest.dropped })}
          campaigns={nearest.campaigns}
        >
          {nearest.total > nearest.campaigns.length && (
            <p>
              <TextLink to={href('search', nearest.term)}>
                {nothingFound.allNearest({ count: formatCount(nearest.total, locale) })}
              </TextLink>
            </p>
          )}
        </CampaignSection>
      )}
      <CampaignSection title={nothingFound.popular} campaigns={popular} />
    </>
  );
}
