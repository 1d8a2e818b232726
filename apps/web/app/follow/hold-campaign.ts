import { changeKnown, type Mark, readKnown } from './marks.ts';

/** Marks a campaign as one that its visitor holds a request for, or no longer. */
export function holdCampaign(id: string, isHeld: boolean): void {
  if (isHeld) setMarks([`requested:${id}`], []);
  else setMarks([], [`requested:${id}`, `asked:${id}`]);
}

/** Marks a campaign as one that a quote was asked for in this visit. */
export function noteAsked(id: string): void {
  setMarks([`asked:${id}`], []);
}

function setMarks(added: readonly Mark[], dropped: readonly Mark[]): void {
  const marks = new Set([...readKnown().marks, ...added]);
  for (const mark of dropped) marks.delete(mark);
  changeKnown({ marks });
}
