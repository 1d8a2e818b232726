import { useSession } from '@ayrac/browser/session/use-session.ts';
import { useState } from 'react';
import { ownForm, unownedForm } from './form-owner.ts';

/** Returns the owner of a form, undefined while the session is loading. The form starts empty with each `turn`. */
export function useFormOwner(isOpen: boolean): {
  readonly owner: string | null | undefined;
  readonly turn: number;
} {
  const session = useSession();
  const [form, setForm] = useState(unownedForm);
  if (session.kind === 'loading') return { owner: undefined, turn: form.turn };
  const next = ownForm(form, session.kind === 'authenticated' ? session.user.id : null, isOpen);
  if (next !== form) setForm(next);
  return next;
}
