import { changeKnown, type Relation, readKnown } from './relations.ts';

/** Notes that a campaign is one that its visitor holds a request for, or no longer. */
export function holdCampaign(id: string, isHeld: boolean): void {
  if (isHeld) setRelations([`requested:${id}`], []);
  else setRelations([], [`requested:${id}`, `asked:${id}`]);
}

/** Notes that a quote for a campaign was asked for in this visit. */
export function noteAsked(id: string): void {
  setRelations([`asked:${id}`], []);
}

function setRelations(added: readonly Relation[], dropped: readonly Relation[]): void {
  const relations = new Set([...readKnown().relations, ...added]);
  for (const relation of dropped) relations.delete(relation);
  changeKnown({ relations });
}
