import type { CampaignDraft, checkCampaignDraft } from '@ayrac/contract/office/campaign-drafts.ts';
import { createContext, use } from 'react';
import type { z } from 'zod';
import type { Target, WizardStep } from './steps.ts';
import type { Autosave } from './use-autosave.ts';

/** What the server says of a draft. */
export type DraftCheck = z.infer<(typeof checkCampaignDraft)['reply']>;

/** What became of a campaign as a whole; `change` takes it back. */
export interface Done {
  readonly deed: 'publish' | 'schedule' | 'unschedule' | 'withdraw' | 'archive' | 'unarchive';
  readonly campaign: CampaignDraft['campaign'];
  readonly change: string | null;
}

/** What all steps of a draft share. */
export interface Wizard {
  readonly auto: Autosave;
  /** Undefined until it was checked for the first time. */
  readonly check: DraftCheck | undefined;
  /** A draft that waits for its publication cannot be changed. */
  readonly isClosed: boolean;
  /** Leads to a field, at whatever step it stands. */
  readonly goTo: (target: Target) => void;
  readonly step: WizardStep;
  /** Opens the draft anew, as the server has it now. */
  readonly reopen: () => Promise<void>;
  /** Says that a deed is done: the wizard then shows what became of the campaign. */
  readonly onDone: (done: Done) => void;
}

const WizardContext = createContext<Wizard | null>(null);

/** Makes a draft known to its steps. */
export const WizardProvider = WizardContext;

/** The draft that a step is of. */
export function useWizard(): Wizard {
  const wizard = use(WizardContext);
  if (wizard === null) throw new Error('A step stands outside of its wizard.');
  return wizard;
}
