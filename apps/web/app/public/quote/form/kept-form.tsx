import { withStorage } from '@ayrac/browser/browser-storage.ts';
import { useEffect, useState } from 'react';
import { useFormOwner } from '#web/public/quote/member/use-form-owner.ts';
import { filledUp, findKeptQuote, forgetQuote, keepQuote } from './kept-quote.ts';
import type { QuoteForm } from './use-quote-form.ts';

interface KeptFormProps {
  readonly form: Pick<QuoteForm, 'draft' | 'setDraft' | 'state'>;
  readonly campaignId: string;
}

/** Fills a campaign's form with the input stored in this tab, and stores the input until it is sent. */
export function KeptForm({ form, campaignId }: KeptFormProps) {
  const { draft, setDraft, state } = form;
  const { owner: known, turn } = useFormOwner(true);
  // The input of one person is not stored for the next.
  const owner = turn === 0 ? known : undefined;
  const [isHere, setIsHere] = useState(false);
  const [isRead, setIsRead] = useState(false);

  // On its first render the form takes over the values of its fields, so stored input is filled in after that.
  useEffect(() => setIsHere(true), []);

  useEffect(() => {
    if (!isHere || owner === undefined || isRead) return;
    const kept = withStorage('sessionStorage', (store) =>
      findKeptQuote(store, { owner, campaignId }, Date.now()),
    );
    if (kept) setDraft((before) => filledUp(before, kept));
    setIsRead(true);
  }, [isHere, owner, campaignId, isRead, setDraft]);

  useEffect(() => {
    if (owner === undefined || !isRead) return;
    const place = { owner, campaignId };
    if (state === 'success') withStorage('sessionStorage', (store) => forgetQuote(store, place, Date.now()));
    if (state === 'filling')
      withStorage('sessionStorage', (store) => keepQuote(store, place, draft, Date.now()));
  }, [owner, campaignId, isRead, draft, state]);

  return null;
}
