import { changeKnown, type Relation, readKnown } from './relations.ts';

/** Records whether the visitor has an open request for a campaign. */
export function holdCampaign(id: string, isHeld: boolean): void {
  if (isHeld) setRelations([`requested:${id}`], []);
  else setRelations([], [`requested:${id}`, `sent:${id}`]);
}

/** Records that a quote for a campaign was requested in this visit. */
export function noteSent(id: string): void {
  setRelations([`sent:${id}`], []);
}

function setRelations(added: readonly Relation[], dropped: readonly Relation[]): void {
  const relations = new Set([...readKnown().relations, ...added]);
  for (const relation of dropped) relations.delete(relation);
  changeKnown({ relations });
}
