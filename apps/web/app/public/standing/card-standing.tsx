import { useLocale } from '@ayrac/browser/locale.ts';
import { loadScreenPhrases, useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { CampaignCard } from '@ayrac/contract/campaign-card.ts';
import { useHref } from '#web/page/address.ts';
import { useLateOverlay } from '#web/page/history/use-late-overlay.ts';
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
  const {
    part: StandingDialog,
    isOpen,
    open,
    close,
  } = useLateOverlay({
    load: async () => {
      const [{ StandingDialog }] = await Promise.all([
        import('./standing-dialog.tsx'),
        loadScreenPhrases('standingMethod', locale),
      ]);
      return StandingDialog;
    },
    onFailure: () => location.replace(address),
  });

  return (
    <>
      <button type="button" className="standing" aria-haspopup="dialog" onClick={open}>
        <StandingLine of={ranked.standing} />
        <span>{standingWords(ranked, phrases)}</span>
      </button>
      {StandingDialog && <StandingDialog ranked={ranked} open={isOpen} onClose={close} />}
    </>
  );
}
