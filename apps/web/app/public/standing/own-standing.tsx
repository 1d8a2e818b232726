import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { CampaignDetail } from '@ayrac/contract/campaign.ts';
import { Disclosure } from '@ayrac/kit/disclosure.tsx';
import { lateComponent } from '#web/page/late-component.tsx';
import { StandingLine } from './standing-line.tsx';
import { firstEnd, type Ranked, rankedOf, standingWords } from './standing-words.ts';

const StandingMethod = lateComponent('standingMethod', async () => {
  return (await import('./standing-method.tsx')).StandingMethod;
});

/** Rank of the page's offer among comparable ones, if there are enough of them, with an explanation. */
export function OwnStanding({ campaign }: { readonly campaign: CampaignDetail }) {
  const ranked = rankedOf(campaign);
  return ranked && <RankedStanding ranked={ranked} />;
}

function RankedStanding({ ranked }: { readonly ranked: Ranked }) {
  const phrases = useScreenPhrases('standing');
  const { first, final } = phrases[firstEnd(ranked.figure)];
  return (
    <div className="standing">
      <StandingLine of={ranked.standing} />
      <p className="standing-ends" aria-hidden="true">
        <span>{first}</span>
        <span>{final}</span>
      </p>
      <Disclosure summary={standingWords(ranked, phrases)}>
        <div id="yeri">
          <StandingMethod figure={ranked.figure} standing={ranked.standing} />
        </div>
      </Disclosure>
    </div>
  );
}
