import { inTab } from '@ayrac/browser/form/kept-draft.ts';
import type { Wizard } from '@ayrac/domain/quote/quote-wizard.ts';
import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import { filledUp, findKeptQuote, forgetQuote, keepQuote } from './kept-quote.ts';
import type { QuoteDraft } from './quote-draft.ts';

interface KeptSetting {
  /** Null where nobody is signed in; undefined where that is not known, or the form is kept elsewhere. */
  readonly owner: string | null | undefined;
  readonly campaignId: string;
  readonly draft: QuoteDraft;
  readonly setDraft: Dispatch<SetStateAction<QuoteDraft>>;
  readonly state: Wizard['kind'];
}

/** Fills a campaign's form with what this tab remembers of it, and remembers what is typed until it was sent. */
export function useKeptQuote({ owner, campaignId, draft, setDraft, state }: KeptSetting): void {
  const [isRead, setIsRead] = useState(false);

  useEffect(() => {
    if (owner === undefined || isRead) return;
    const kept = inTab((store) => findKeptQuote(store, { owner, campaignId }, Date.now()));
    if (kept) setDraft((before) => filledUp(before, kept));
    setIsRead(true);
  }, [owner, campaignId, isRead, setDraft]);

  useEffect(() => {
    if (owner === undefined || !isRead) return;
    const place = { owner, campaignId };
    if (state === 'success') inTab((store) => forgetQuote(store, place, Date.now()));
    if (state === 'filling') inTab((store) => keepQuote(store, place, draft, Date.now()));
  }, [owner, campaignId, isRead, draft, state]);
}
