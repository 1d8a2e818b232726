import { useLocale } from '@ayrac/browser/locale.ts';
import { loadScreenPhrases, useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { CampaignCard } from '@ayrac/contract/campaign-card.ts';
import { useState } from 'react';
import { useHref } from '#web/page/address.ts';
import { useOverlay } from '#web/page/history/use-overlay.ts';
import { StandingLine } from './standing-line.tsx';
import { type Ranked, rankedOf, standingWords } from './standing-words.ts';

/** Rank of a card's offer among comparable ones, if there are enough of them. */
export function CardStanding({ campaign }: { readonly campaign: CampaignCard }) {
  const ranked = rankedOf(campaign);
  return ranked && <StandingButton ranked={ranked} />;
}

/** Button that opens the explanation in a dialog, which is loaded on demand. The campaign's page contains both. */
function StandingButton({ ranked }: { readonly ranked: Ranked }) {
  const phrases = useScreenPhrases('standing');
  const locale = useLocale();
  const address = `${useHref()('campaign', ranked.slug)}#yeri`;
  const { isOpen, open, close } = useOverlay();
  const [Loaded, setLoaded] = useState<typeof import('./standing-dialog.tsx').StandingDialog>();

  const load = async () => {
    const [{ StandingDialog }] = await Promise.all([
      import('./standing-dialog.tsx'),
      loadScreenPhrases('standingMethod', locale),
    ]);
    setLoaded(() => StandingDialog);
  };
  const show = () => {
    open();
    if (Loaded === undefined) load().catch(() => location.assign(address));
  };

  return (
    <>
      <button type="button" className="standing" aria-haspopup="dialog" onClick={show}>
        <StandingLine of={ranked.standing} />
        <span>{standingWords(ranked, phrases)}</span>
      </button>
      {Loaded && <Loaded ranked={ranked} open={isOpen} onClose={close} />}
    </>
  );
}
