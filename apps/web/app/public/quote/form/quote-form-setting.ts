import type { Wizard } from '@ayrac/domain/quote/quote-wizard.ts';
import type { Dispatch, SetStateAction } from 'react';
import type { QuoteDraft } from './quote-draft.ts';

/** Subject and initial state of the form. */
export interface QuoteFormSetting {
  /** State of the dialog or page. Sending the form advances it. */
  readonly wizard: readonly [Wizard, Dispatch<SetStateAction<Wizard>>];
  /** Empty while no campaign is selected. */
  readonly campaignId: string;
  readonly noticeVersion: string;
  readonly questionsVersion: string;
  /** Provinces that came with the page. */
  readonly provinces?: readonly { readonly id: number; readonly name: string }[];
  /** Input from an earlier document of this visit. */
  readonly kept?: QuoteDraft;
  /** Submission that the server refused before script ran. */
  readonly refused?: {
    readonly draft: QuoteDraft;
    readonly fields: Readonly<Record<string, string>>;
    /** Absent if an earlier request exists, which is a state of its own. */
    readonly message?: string;
  };
}
