import { useLocale } from '@ayrac/browser/locale.ts';
import { loadScreenPhrases, useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { CampaignCard } from '@ayrac/contract/campaign-card.ts';
import { type ReactNode, useState } from 'react';
import { useHref } from '#web/page/address.ts';
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
  const [open, setOpen] = useState(false);
  const [render, setRender] = useState<(open: boolean) => ReactNode>();

  const load = async () => {
    const [{ StandingDialog }] = await Promise.all([
      import('./standing-dialog.tsx'),
      loadScreenPhrases('standingMethod', locale),
    ]);
    const close = () => setOpen(false);
    setRender(() => (isOpen: boolean) => <StandingDialog ranked={ranked} open={isOpen} onClose={close} />);
  };
  const show = () => {
    setOpen(true);
    if (render === undefined) load().catch(() => location.assign(address));
  };

  return (
    <>
      <button type="button" className="standing" aria-haspopup="dialog" onClick={show}>
        <StandingLine of={ranked.standing} />
        <span>{standingWords(ranked, phrases)}</span>
      </button>
      {render?.(open)}
    </>
  );
}
