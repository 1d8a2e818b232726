import {
  type DraftStore,
  findOwnDraft,
  forgetOwnDraft,
  isRecord,
  KEPT_MS,
  keepDraft,
  keptTexts,
} from '@ayrac/browser/form/kept-draft.ts';
import type { WizardStep } from '@ayrac/domain/quote/quote-wizard.ts';
import { type QuoteDraft, quoteForm } from '#web/public/quote/form/quote-draft.ts';

const NAME = 'quote-wizard';
const steps: readonly string[] = ['category', 'sub-category', 'campaign', 'contact'];

/** What a tab remembers of a quote that was not sent: no more than it takes to go on in either language. */
export interface KeptWizard {
  readonly step: WizardStep;
  /** Ids from the root category downwards. */
  readonly path: readonly string[];
  readonly campaign: ChosenCampaign | null;
  /** What was typed; every box is empty, as it is ticked with its text before one's eyes. */
  readonly values: QuoteDraft;
}

/** A campaign as the wizard finds it again. */
export interface ChosenCampaign {
  readonly id: string;
  readonly slug: string;
}

/** The account that a wizard belongs to; null where nobody is signed in. */
type Owner = string | null;

/** Remembers a wizard for half an hour, a member's for that member alone; one without anything in it is forgotten. */
export function keepWizard(store: DraftStore, owner: Owner, kept: KeptWizard, now: number): void {
  const values = keptTexts(quoteForm, kept.values);
  const isEmpty = kept.path.length === 0 && !Object.values(values).some(Boolean);
  forgetWizard(store, owner);
  if (!isEmpty) keepDraft(store, { name: NAME, owner }, { ...kept, values }, now + KEPT_MS);
}

/** Forgets it, also what its owner began before they signed in. */
export function forgetWizard(store: DraftStore, owner: Owner): void {
  forgetOwnDraft(store, { name: NAME, owner });
}

/** What its owner left, or began before they signed in, if it is still fresh and reads like ours. */
export function readKeptWizard(store: DraftStore, owner: Owner, now: number): KeptWizard | null {
  const kept = findOwnDraft(store, { name: NAME, owner }, now);
  if (kept === null) return null;
  const { step, path, campaign, values } = kept;
  if (!steps.includes(String(step))) {
    forgetWizard(store, owner);
    return null;
  }
  return {
    step: step as WizardStep,
    path: Array.isArray(path) ? path.map(String) : [],
    campaign: isRecord(campaign) ? { id: String(campaign.id), slug: String(campaign.slug) } : null,
    values: keptTexts(quoteForm, values),
  };
}
