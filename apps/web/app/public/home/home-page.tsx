import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { Home, SentenceChoices } from '@ayrac/contract/home.ts';
import type { CampaignSort } from '@ayrac/domain/campaign/campaign-order.ts';
import type { EndingSpan } from '@ayrac/domain/filter/campaign-filter.ts';
import { listAddress } from '@ayrac/domain/filter/list-address.ts';
import { TextLink } from '@ayrac/kit/navigation/text-link.tsx';
import { useHref } from '#web/page/address.ts';
import { lateComponent } from '#web/page/late-component.tsx';
import { PageHead } from '#web/page/page-head.tsx';
import { BrandTiles } from '#web/public/campaign-list/brand-tiles.tsx';
import { badgesShownBy } from '#web/public/campaign-list/use-campaign-badges.ts';
import { CampaignSection } from './campaign-section.tsx';
import { Hero } from './hero.tsx';
import { HomeSection } from './home-section.tsx';
import { Stats } from './stats.tsx';

const RecentShelf = lateComponent([], async () => {
  return (await import('#web/public/recent/recent-shelf.tsx')).RecentShelf;
});

// The server's HTML is a form, which works before hydration.
const NewsletterSection = lateComponent('newsletter', async () => {
  return (await import('#web/public/newsletter/newsletter-section.tsx')).NewsletterSection;
});

interface HomePageProps {
  readonly home: Home;
  /** Whether the site compares loans. */
  readonly hasLoans: boolean;
  /** Choices for the sentence of the main search. */
  readonly choices: SentenceChoices;
}

/** The home page. Empty sections are left out. */
export function HomePage({ home, hasLoans, choices }: HomePageProps) {
  const phrases = useScreenPhrases('home');
  const href = useHref();
  const inOrder = (sort: CampaignSort) => listAddress(href('campaigns'), { sort });
  const endingWithin = (span: EndingSpan) => listAddress(href('campaigns'), { filters: { ending: [span] } });
  const { favourite, newest, endingSoon, highestDiscount, lastChance } = phrases;
  return (
    <div className="home">
      <PageHead title={phrases.title} description={phrases.description} />
      <Hero home={home} hasLoans={hasLoans} choices={choices} />
      {home.popularBrands.length > 0 && (
        <HomeSection
          id="popular-brands"
          title={phrases.popularBrands}
          more={
            <TextLink variant="more" to={href('brands')}>
              {phrases.allBrands}
            </TextLink>
          }
        >
          <div className="home-brands">
            <BrandTiles brands={home.popularBrands} />
          </div>
        </HomeSection>
      )}
      <CampaignSection
        id="favourite"
        title={favourite.title}
        lede={favourite.lede}
        form="ranking"
        campaigns={home.favourite}
        all={inOrder('most-wanted')}
      />
      <CampaignSection
        id="newest"
        title={newest.title}
        lede={home.newestIsRecent ? newest.recent : newest.latest}
        form="grid"
        campaigns={home.newest}
        all={inOrder('newest')}
        shownBadges={badgesShownBy.newest}
      />
      <CampaignSection
        id="ending-soon"
        {...endingSoon}
        form="strip"
        campaigns={home.endingSoon}
        all={endingWithin('last-week')}
        band
        shownBadges={badgesShownBy['ending-soon']}
      />
      <CampaignSection
        id="highest-discount"
        {...highestDiscount}
        form="grid"
        campaigns={home.highestDiscount}
        all={inOrder('discount')}
      />
      <CampaignSection
        id="last-chance"
        {...lastChance}
        form="list"
        campaigns={home.lastChance}
        all={endingWithin('last-day')}
        shownBadges={badgesShownBy['ending-soon']}
      />
      {home.stats.campaigns > 0 && <Stats stats={home.stats} />}
      <NewsletterSection />
      <RecentShelf className="home-recent page pt-8 pb-16" />
    </div>
  );
}
