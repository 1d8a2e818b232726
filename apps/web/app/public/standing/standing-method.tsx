import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { KeyFigure } from '@ayrac/contract/campaign-card.ts';
import type { ScreenPhrases } from '@ayrac/phrases/tr/screens.ts';
import { firstEnd, type Ranked } from './standing-words.ts';

/** Explains how the rank of an offer is determined: the compared offers, their number, the order and the date. */
export function StandingMethod({ figure, standing }: Pick<Ranked, 'figure' | 'standing'>) {
  const method = useScreenPhrases('standingMethod');
  return (
    <div className="grid gap-3">
      <p>{method.which({ among: standing.among, figure: nameOf(figure, method) })}</p>
      <p>
        {method[firstEnd(figure)]} {method.line}
      </p>
      <p>{method.notWeighed}</p>
      <p>{method.when}</p>
    </div>
  );
}

function nameOf(figure: KeyFigure, { figures }: ScreenPhrases['standingMethod']): string {
  if (figure.kind === 'monthly' && figure.term !== null) return figures.term({ term: figure.term });
  return figure.kind === 'none' ? figures.benefit : figures[figure.kind];
}
