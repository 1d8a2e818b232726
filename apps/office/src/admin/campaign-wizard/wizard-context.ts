import type { CampaignDraft, checkCampaignDraft } from '@ayrac/contract/office/campaign-drafts.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { createContext, use } from 'react';
import type { z } from 'zod';
import type { Target, WizardStep } from './steps.ts';
import type { Autosave } from './use-autosave.ts';

/** Result of the server's check of a draft. */
export type DraftCheck = z.infer<(typeof checkCampaignDraft)['reply']>;

/** Outcome of an action on a campaign. `change` is the id by which it can be undone. */
export interface Done {
  readonly action: 'publish' | 'schedule' | 'unschedule' | 'withdraw' | 'archive';
  /** Title of the draft at that time. */
  readonly title: string | null;
  readonly campaign: CampaignDraft['campaign'];
  readonly change: string | null;
}

/** State that all steps of a draft share. */
export interface Wizard {
  readonly auto: Autosave;
  /** Undefined until the first check. */
  readonly check: DraftCheck | undefined;
  readonly checking: Pick<UseQueryResult, 'isError' | 'error' | 'refetch'>;
  /** Whether the draft is locked because its publication is scheduled. */
  readonly isClosed: boolean;
  /** Increases whenever the draft or its pictures are saved. */
  readonly savedVersion: number;
  /** Called when the pictures are saved. */
  readonly onPictures: () => void;
  /** Right end of the bar below the step, for its main action. Null until it is rendered. */
  readonly footEnd: HTMLElement | null;
  /** Opens the step of a field and focuses the field. */
  readonly goTo: (target: Target) => void;
  readonly step: WizardStep;
  /** Opens the draft again in the server's current state. */
  readonly reopen: () => Promise<void>;
  /** Called when an action is done. The wizard then shows its outcome. */
  readonly onDone: (done: Done) => void;
}

const WizardContext = createContext<Wizard | null>(null);

/** Provides a draft to its steps. */
export const WizardProvider = WizardContext;

/** Returns the draft of the current wizard. Throws outside of one. */
export function useWizard(): Wizard {
  const wizard = use(WizardContext);
  if (wizard === null) throw new Error('A wizard step must be rendered inside its wizard.');
  return wizard;
}
