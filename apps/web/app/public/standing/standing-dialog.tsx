import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { Dialog } from '@ayrac/kit/dialog.tsx';
import { StandingLine } from './standing-line.tsx';
import { StandingMethod } from './standing-method.tsx';
import { type Ranked, standingWords } from './standing-words.ts';

interface StandingDialogProps {
  readonly ranked: Ranked;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Rank of a card's offer, with an explanation. */
export function StandingDialog({ ranked, open, onClose }: StandingDialogProps) {
  const phrases = useScreenPhrases('standing');
  const method = useScreenPhrases('standingMethod');
  return (
    <Dialog open={open} onClose={onClose} title={method.title} closeLabel={method.close}>
      <div className="grid gap-5">
        <div className="standing">
          <StandingLine of={ranked.standing} />
          <p>{standingWords(ranked, phrases)}</p>
        </div>
        <StandingMethod {...ranked} />
      </div>
    </Dialog>
  );
}
