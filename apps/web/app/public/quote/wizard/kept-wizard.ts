import type { WizardStep } from '@ayrac/domain/quote-wizard.ts';
import { type QuoteDraft, textFields } from '#web/public/quote/form/quote-draft.ts';
import { isRecord, readRecord, storedDraft } from '#web/public/quote/form/stored-draft.ts';

const STORE = 'quote-wizard';
const LIFE_MS = 30 * 60 * 1000;
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

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Remembers a wizard for half an hour; one without anything in it is forgotten. */
export function keepWizard(store: Store, kept: KeptWizard, now: number): void {
  const values = storedDraft(kept.values);
  const isEmpty = kept.path.length === 0 && textFields.every((name) => values[name] === '');
  if (isEmpty) store.removeItem(STORE);
  else store.setItem(STORE, JSON.stringify({ ...kept, values, until: now + LIFE_MS }));
}

/** Forgets it: the quote was sent. */
export function forgetWizard(store: Store): void {
  store.removeItem(STORE);
}

/** What was remembered, if it is still fresh and reads like ours. */
export function readKeptWizard(store: Store, now: number): KeptWizard | null {
  const kept = readRecord(store, STORE);
  if (kept === null) return null;
  const { step, path, campaign, values, until } = kept;
  if (typeof until !== 'number' || until <= now || !steps.includes(String(step))) {
    store.removeItem(STORE);
    return null;
  }
  return {
    step: step as WizardStep,
    path: Array.isArray(path) ? path.map(String) : [],
    campaign: isRecord(campaign) ? { id: String(campaign.id), slug: String(campaign.slug) } : null,
    values: storedDraft(values),
  };
}
