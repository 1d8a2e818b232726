/** Whom a form of the browser's memory is for. */
export interface OwnedForm {
  /** The account; null for a guest. */
  readonly owner: string | null;
  /** Grows where the form has to begin anew. */
  readonly turn: number;
  readonly isOpen: boolean;
}

export const unownedForm: OwnedForm = { owner: null, turn: 0, isOpen: false };

/**
 * Whom a form is for once this account (null: nobody) is signed in and the form is open or not. An open one outlives its
 * session, and a guest's goes on after a login; to anybody but its owner a member's opens anew.
 */
export function ownForm(form: OwnedForm, here: string | null, isOpen: boolean): OwnedForm {
  const { owner, turn } = form;
  const isSeenByAnother = owner !== null && (here === null ? isOpen && !form.isOpen : here !== owner);
  if (isSeenByAnother) return { owner: here, turn: turn + 1, isOpen };
  const next = { owner: owner ?? here, turn, isOpen };
  return next.owner === owner && isOpen === form.isOpen ? form : next;
}
