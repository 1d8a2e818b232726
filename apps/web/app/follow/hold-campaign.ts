import { changeKnown, type Mark, readKnown } from './marks.ts';

/** Marks a campaign as one that its visitor holds a request for, or no longer. */
export function holdCampaign(id: string, isHeld: boolean): void {
  const mark: Mark = `requested:${id}`;
  const marks = new Set(readKnown().marks);
  if (isHeld) marks.add(mark);
  else marks.delete(mark);
  changeKnown({ marks });
}
