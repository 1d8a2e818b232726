import { ownKey } from '@ayrac/browser/session/own-key.ts';
import type { WizardStep } from '@ayrac/domain/quote/quote-wizard.ts';
import { type QuoteDraft, textFields } from '#web/public/quote/form/quote-draft.ts';
import { isRecord, readRecord, storedDraft } from '#web/public/quote/form/stored-draft.ts';

const NAME = 'quote-wizard';
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

/** The account that a wizard belongs to; null where nobody is signed in. */
type Owner = string | null;

const keyOf = (owner: Owner) => (owner === null ? NAME : ownKey(owner, NAME));

/** Remembers a wizard for half an hour, a member's for that member alone; one without anything in it is forgotten. */
export function keepWizard(store: Store, owner: Owner, kept: KeptWizard, now: number): void {
  const values = storedDraft(kept.values);
  const isEmpty = kept.path.length === 0 && textFields.every((name) => values[name] === '');
  forgetWizard(store, owner);
  if (!isEmpty) store.setItem(keyOf(owner), JSON.stringify({ ...kept, values, until: now + LIFE_MS }));
}

/** Forgets it, also what its owner began before they signed in. */
export function forgetWizard(store: Store, owner: Owner): void {
  store.removeItem(NAME);
  store.removeItem(keyOf(owner));
}

/** What its owner left, or began before they signed in, if it is still fresh and reads like ours. */
export function readKeptWizard(store: Store, owner: Owner, now: number): KeptWizard | null {
  return readFrom(store, keyOf(owner), now) ?? readFrom(store, NAME, now);
}

function readFrom(store: Store, key: string, now: number): KeptWizard | null {
  const kept = readRecord(store, key);
  if (kept === null) return null;
  const { step, path, campaign, values, until } = kept;
  if (typeof until !== 'number' || until <= now || !steps.includes(String(step))) {
    store.removeItem(key);
    return null;
  }
  return {
    step: step as WizardStep,
    path: Array.isArray(path) ? path.map(String) : [],
    campaign: isRecord(campaign) ? { id: String(campaign.id), slug: String(campaign.slug) } : null,
    values: storedDraft(values),
  };
}
