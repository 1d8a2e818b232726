import { useLocale } from '@ayrac/browser/locale.ts';
import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { Home, SentenceChoices } from '@ayrac/contract/home.ts';
import { formatCount } from '@ayrac/domain/text/format.ts';
import { ButtonLink } from '@ayrac/kit/button.tsx';
import { LogoMark } from '@ayrac/kit/logo.tsx';
import { useEffect, useRef } from 'react';
import { useHref } from '#web/page/address.ts';
import { lateComponent } from '#web/page/late-component.tsx';
import { SearchForm } from '#web/public/shell/search-form.tsx';
import { Banner } from './banner.tsx';
import { CalculatorPlace } from './calculator-place.tsx';
import { HeroCategories } from './hero-categories.tsx';
import { watchSearch } from './watch-search.ts';

interface HeroProps {
  readonly home: Home;
  /** Whether the site compares loans. */
  readonly hasLoans: boolean;
  readonly choices: SentenceChoices;
}

// The server's HTML is a form that leads to the list, which works before hydration.
const Sentence = lateComponent('sentence', async () => {
  return (await import('#web/public/sentence/sentence.tsx')).Sentence;
});

/** The first screen: the site's message, a banner of campaigns, and the loan calculator beside them. */
export function Hero({ home, hasLoans, choices }: HeroProps) {
  const phrases = useScreenPhrases('home');
  const locale = useLocale();
  const { brands, campaigns } = home.stats;
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => (words.current === null ? undefined : watchSearch(words.current)), []);
  return (
    <div className="hero">
      <div className="page hero-grid">
        <div ref={words} className="on-deep hero-words">
          <h1 tabIndex={-1}>{phrases.heading}</h1>
          <SearchForm className="hero-search" label={phrases.search} placeholder={phrases.searchHint} />
          {campaigns > 0 && (
            <p>
              {phrases.lede({
                brands: formatCount(brands, locale),
                campaigns: formatCount(campaigns, locale),
              })}
            </p>
          )}
        </div>
        {campaigns > 0 && <Sentence choices={choices} total={campaigns} />}
        <HeroCategories categories={home.categories} />
        {home.banner.length > 0 ? <Banner campaigns={home.banner} /> : <FirstCampaigns />}
        {hasLoans && <CalculatorPlace />}
      </div>
    </div>
  );
}

/** Replaces the banner while there are no campaigns. */
function FirstCampaigns() {
  const { empty } = useScreenPhrases('home');
  const href = useHref();
  return (
    <div className="on-deep hero-empty">
      <LogoMark />
      <h2>{empty.title}</h2>
      <p>{empty.text}</p>
      <ButtonLink to={href('loans')}>{empty.action}</ButtonLink>
    </div>
  );
}
