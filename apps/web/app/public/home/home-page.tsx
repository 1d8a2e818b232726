import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { Home } from '@ayrac/contract/home.ts';
import type { LoanTable } from '@ayrac/contract/loan.ts';
import type { CampaignSort } from '@ayrac/domain/campaign/campaign-order.ts';
import type { EndingSpan } from '@ayrac/domain/filter/campaign-filter.ts';
import { listAddress } from '@ayrac/domain/filter/list-address.ts';
import { TextLink } from '@ayrac/kit/text-link.tsx';
import { lazy, Suspense } from 'react';
import { useHref } from '#web/page/address.ts';
import { lateComponent } from '#web/page/late-component.tsx';
import { PageHead } from '#web/page/page-head.tsx';
import { BrandTiles } from '#web/public/campaign-list/brand-tiles.tsx';
import { badgesSaidBy } from '#web/public/campaign-list/use-campaign-badges.ts';
import { CampaignShelf } from './campaign-shelf.tsx';
import { Hero } from './hero.tsx';
import { HomeSection } from './home-section.tsx';
import { Stats } from './stats.tsx';

const RecentShelf = lazy(async () => ({
  default: (await import('#web/public/recent/recent-shelf.tsx')).RecentShelf,
}));

// Works as it is sent: its form posts before script takes it over.
const NewsletterSection = lateComponent('newsletter', async () => {
  return (await import('#web/public/newsletter/newsletter-section.tsx')).NewsletterSection;
});

/** Cards of one row; favourites and what ends soon have two. */
const ROW = 4;

interface HomePageProps {
  readonly home: Home;
  readonly tables: readonly LoanTable[];
}

/** The home page; a section with nothing to show is not there. */
export function HomePage({ home, tables }: HomePageProps) {
  const phrases = useScreenPhrases('home');
  const href = useHref();
  const inOrder = (sort: CampaignSort) => listAddress(href('campaigns'), { sort });
  const endingWithin = (span: EndingSpan) => listAddress(href('campaigns'), { filters: { ending: [span] } });
  const { favourite, newest, endingSoon, highestDiscount, lastChance } = phrases;
  return (
    <div className="home">
      <PageHead title={phrases.title} description={phrases.description} />
      <Hero home={home} tables={tables} />
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
      <CampaignShelf id="favourite" {...favourite} campaigns={home.favourite} all={inOrder('most-wanted')} />
      <CampaignShelf
        id="newest"
        title={newest.title}
        lede={home.newestIsRecent ? newest.recent : newest.latest}
        campaigns={home.newest.slice(0, ROW)}
        all={inOrder('newest')}
        said={badgesSaidBy.newest}
      />
      <CampaignShelf
        id="ending-soon"
        {...endingSoon}
        campaigns={home.endingSoon}
        all={endingWithin('last-week')}
        band
        said={badgesSaidBy['ending-soon']}
      />
      <CampaignShelf
        id="highest-discount"
        {...highestDiscount}
        campaigns={home.highestDiscount.slice(0, ROW)}
        all={inOrder('discount')}
      />
      <CampaignShelf
        id="last-chance"
        {...lastChance}
        campaigns={home.lastChance.slice(0, ROW)}
        all={endingWithin('last-day')}
        said={badgesSaidBy['ending-soon']}
      />
      {home.stats.campaigns > 0 && <Stats stats={home.stats} />}
      <Suspense>
        <NewsletterSection />
      </Suspense>
      <Suspense>
        <RecentShelf className="page pb-16" />
      </Suspense>
    </div>
  );
}
