import {
  type DraftStore,
  findOwnDraft,
  forgetOwnDraft,
  KEPT_MS,
  keepDraft,
  keptTexts,
} from '@ayrac/browser/form/kept-draft.ts';
import { isObject } from '@ayrac/domain/json-object.ts';
import type { WizardStep } from '@ayrac/domain/quote/quote-wizard.ts';
import { type QuoteDraft, quoteForm } from '#web/public/quote/form/quote-draft.ts';

const NAME = 'quote-wizard';
const steps: readonly string[] = ['category', 'sub-category', 'campaign', 'contact'];

/** State of an unsent quote that a tab stores: just enough to continue it, in either language. */
export interface KeptWizard {
  readonly step: WizardStep;
  /** Ids from the root category down. */
  readonly path: readonly string[];
  readonly campaign: ChosenCampaign | null;
  /** Typed texts. Check boxes start unchecked, so that consent is given with its text in view. */
  readonly values: QuoteDraft;
}

/** The part of a campaign that the wizard needs to find it again. */
export interface ChosenCampaign {
  readonly id: string;
  readonly slug: string;
}

/** Account that owns the wizard, null if nobody is signed in. */
type Owner = string | null;

/** Stores a wizard for half an hour, a member's for that member only. An empty one is removed. */
export function keepWizard(store: DraftStore, owner: Owner, kept: KeptWizard, now: number): void {
  const values = keptTexts(quoteForm, kept.values);
  const isEmpty = kept.path.length === 0 && !Object.values(values).some(Boolean);
  forgetWizard(store, owner);
  if (!isEmpty) keepDraft(store, { name: NAME, owner }, { ...kept, values }, now + KEPT_MS);
}

/** Removes the owner's wizard and the one begun before signing in. */
export function forgetWizard(store: DraftStore, owner: Owner): void {
  forgetOwnDraft(store, { name: NAME, owner });
}

/**
 * Returns the owner's wizard or the one begun before signing in. Null if there is none, or if it is expired or
 * malformed.
 */
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
    campaign: isObject(campaign) ? { id: String(campaign.id), slug: String(campaign.slug) } : null,
    values: keptTexts(quoteForm, values),
  };
}
