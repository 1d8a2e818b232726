import { withStorage } from '@ayrac/browser/browser-storage.ts';
import type { FormState } from '@ayrac/browser/form/use-form.ts';
import type { Fields } from '@ayrac/domain/field/field.ts';
import { useEffect, useState } from 'react';
import { findTexts, forgetTexts, keepTexts } from './kept-texts.ts';

/** Fills empty fields with the texts that this tab stored for the form, and stores the texts until they are sent. */
export function useKeptTexts<Set extends Fields>(
  { fields, draft, set, isSent }: Pick<FormState<Set>, 'fields' | 'draft' | 'set' | 'isSent'>,
  form: string,
  owner: string | null = null,
): void {
  const [state, setState] = useState<'arriving' | 'reading' | 'keeping'>('arriving');

  // On its first render the form takes over the values of its fields, so stored texts are filled in after that.
  useEffect(() => setState('reading'), []);

  useEffect(() => {
    if (state !== 'reading') return;
    const kept =
      withStorage('sessionStorage', (store) => findTexts(store, { form, owner }, fields, Date.now())) ?? [];
    for (const [name, text] of kept) {
      if (draft[name] === '') set(name, text as (typeof draft)[string]);
    }
    setState('keeping');
  }, [state, form, owner, fields, draft, set]);

  useEffect(() => {
    if (state !== 'keeping') return;
    const place = { form, owner };
    withStorage('sessionStorage', (store) => {
      if (isSent) forgetTexts(store, place, Date.now());
      else keepTexts(store, place, fields, draft, Date.now());
    });
  }, [state, form, owner, fields, draft, isSent]);
}
