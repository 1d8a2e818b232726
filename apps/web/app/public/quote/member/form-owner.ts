/** Owner of a form that is kept in memory. */
export interface OwnedForm {
  /** Account id, or null for a guest. */
  readonly owner: string | null;
  /** Incremented when the form must start empty. */
  readonly turn: number;
  readonly isOpen: boolean;
}

export const unownedForm: OwnedForm = { owner: null, turn: 0, isOpen: false };

/**
 * Returns the owner of a form after a change of the signed-in account (null if nobody) or of the dialog. An open form
 * outlives its session, and a guest's form continues after a login. For anybody but its owner, a member's form starts
 * empty.
 */
export function ownForm(form: OwnedForm, here: string | null, isOpen: boolean): OwnedForm {
  const { owner, turn } = form;
  const isSeenByAnother = owner !== null && (here === null ? isOpen && !form.isOpen : here !== owner);
  if (isSeenByAnother) return { owner: here, turn: turn + 1, isOpen };
  const next = { owner: owner ?? here, turn, isOpen };
  return next.owner === owner && isOpen === form.isOpen ? form : next;
}
