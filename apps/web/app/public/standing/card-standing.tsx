import { useLocale } from '@ayrac/browser/locale.ts';
import { loadScreenPhrases, useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { CampaignCard } from '@ayrac/contract/campaign-card.ts';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { useHref } from '#web/page/address.ts';
import { StandingLine } from './standing-line.tsx';
import { type Ranked, rankedOf, standingWords } from './standing-words.ts';

/** Where a card's offer stands among comparable ones, if there are enough of them. */
export function CardStanding({ campaign }: { readonly campaign: CampaignCard }) {
  const ranked = rankedOf(campaign);
  return ranked && <StandingLink ranked={ranked} />;
}

/** It leads to the method on the campaign's page, and with script to a dialog, which is fetched when it is wanted. */
function StandingLink({ ranked }: { readonly ranked: Ranked }) {
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
  const show = (event: MouseEvent) => {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setOpen(true);
    if (render === undefined) load().catch(() => location.assign(address));
  };

  return (
    <>
      <Link to={address} className="standing" aria-haspopup="dialog" onClick={show}>
        <StandingLine of={ranked.standing} />
        <span>{standingWords(ranked, phrases)}</span>
      </Link>
      {render?.(open)}
    </>
  );
}
