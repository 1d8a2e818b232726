import {
  canSend,
  type FillingWizard,
  filling,
  trySending,
  type Wizard,
  type WizardCategory,
  type WizardChoices,
  type WizardStep,
} from './quote-wizard.ts';

const counterLimits: Readonly<Record<WizardStep, number>> = {
  category: 8,
  'sub-category': 6,
  campaign: 5,
  contact: Number.POSITIVE_INFINITY,
};

/** Fewest options for which a list has a search box. Shorter lists can be seen at a glance. */
const SEARCHED_FROM = 15;

/** Returns the wizard as opened from the top bar. */
export function startNavbarWizard(): Wizard {
  return filling({ mode: 'navbar', path: [], campaignId: null }, 'category');
}

/**
 * Returns the steps for these choices. The sub-category step is included only if the category has children, or as long
 * as none is selected, because most categories have some.
 */
export function stepsOf({ mode, path }: WizardChoices): readonly WizardStep[] {
  if (mode === 'campaign') return ['contact'];
  return (path[0]?.hasChildren ?? true)
    ? ['category', 'sub-category', 'campaign', 'contact']
    : ['category', 'campaign', 'contact'];
}

/** Returns the index of the current step for the stepper, from 0. */
export function stepIndex({ choices, step }: FillingWizard): number {
  return stepsOf(choices).indexOf(step);
}

/** Sets whether data for the current step is being loaded. */
export function setLoading(wizard: Wizard, loading: boolean): Wizard {
  return wizard.kind === 'filling' ? { ...wizard, loading } : wizard;
}

/** Whether the current step is complete. */
export function isStepValid(wizard: FillingWizard, contactIsValid: boolean): boolean {
  const { choices, step } = wizard;
  if (step === 'category') return choices.path.length > 0;
  if (step === 'sub-category') return choices.path.length > 1;
  if (step === 'campaign') return choices.campaignId !== null;
  return canSend(wizard, contactIsValid);
}

/** Handles Continue, or Send on the last step: goes to the next step, or shows the errors of an incomplete one. */
export function goOn(wizard: Wizard, contactIsValid: boolean): Wizard {
  if (wizard.kind !== 'filling' || wizard.loading) return wizard;
  if (wizard.step === 'contact') return trySending(wizard, contactIsValid);
  if (!isStepValid(wizard, contactIsValid)) return { ...wizard, attempted: true };
  const next = stepsOf(wizard.choices)[stepIndex(wizard) + 1];
  return next === undefined ? wizard : filling(wizard.choices, next);
}

/** Handles Back: returns to the previous step and keeps all choices. Does nothing on the first step. */
export function goBack(wizard: Wizard): Wizard {
  if (wizard.kind !== 'filling' || wizard.loading) return wizard;
  const previous = stepsOf(wizard.choices)[stepIndex(wizard) - 1];
  return previous === undefined ? wizard : filling(wizard.choices, previous);
}

/** Selects a main category and continues. Choices below another main category are dropped. */
export function pickCategory(wizard: Wizard, category: WizardCategory): Wizard {
  if (!accepts(wizard, 'category')) return wizard;
  const choices: WizardChoices = { ...wizard.choices, path: [category], campaignId: null };
  return filling(choices, category.hasChildren ? 'sub-category' : 'campaign');
}

/** Selects a sub-category. If it has children and is not nested itself, they are shown; otherwise its campaigns are. */
export function pickSubCategory(wizard: Wizard, category: WizardCategory): Wizard {
  if (!accepts(wizard, 'sub-category')) return wizard;
  const { path } = wizard.choices;
  const above = path.slice(0, path.findIndex(({ id }) => id === category.parentId) + 1);
  if (above.length === 0) return wizard;
  const choices: WizardChoices = { ...wizard.choices, path: [...above, category], campaignId: null };
  const isDeeper = above.length > 1;
  return filling(choices, category.hasChildren && !isDeeper ? 'sub-category' : 'campaign');
}

/** Leaves the open or selected sub-category and returns to its siblings. */
export function leaveSubCategory(wizard: Wizard): Wizard {
  if (!accepts(wizard, 'sub-category') || wizard.choices.path.length < 2) return wizard;
  const path = wizard.choices.path.slice(0, 1);
  return filling({ ...wizard.choices, path, campaignId: null }, 'sub-category');
}

/**
 * Selects a campaign and continues to the contact step. With `wasSent`, reports that it was already requested in this
 * visit.
 */
export function pickCampaign(wizard: Wizard, campaignId: string, wasSent = false): Wizard {
  if (!accepts(wizard, 'campaign')) return wizard;
  const choices = { ...wizard.choices, campaignId };
  return wasSent ? { kind: 'already-submitted', choices } : filling(choices, 'contact');
}

/** Restores a wizard by replaying the choices, as far as they are still valid, up to a step. */
export function resumeWizard(
  path: readonly WizardCategory[],
  campaignId: string | null,
  step: WizardStep,
): Wizard {
  let wizard = startNavbarWizard();
  for (const [depth, category] of path.entries()) {
    wizard = depth === 0 ? pickCategory(wizard, category) : pickSubCategory(wizard, category);
  }
  // On these steps the user had continued from the open sub-category, with the campaigns of its whole branch.
  if (path.length > 1 && (step === 'campaign' || step === 'contact')) wizard = leaveOpenBranch(wizard);
  if (campaignId !== null) wizard = pickCampaign(wizard, campaignId);
  return goBackTo(wizard, step);
}

/** Returns to an earlier step. All choices are kept, so that one can be changed. */
export function goBackTo(wizard: Wizard, step: WizardStep): Wizard {
  if (wizard.kind !== 'filling' || wizard.loading) return wizard;
  const target = stepsOf(wizard.choices).indexOf(step);
  return target < 0 || target >= stepIndex(wizard) ? wizard : filling(wizard.choices, step);
}

/** Position in the wizard as an entry in the browser history. An open sub-category has an entry of its own. */
export type WizardPlace = WizardStep | 'open-sub-category';

/** Positions in order. */
export const wizardPlaces: readonly WizardPlace[] = [
  'category',
  'sub-category',
  'open-sub-category',
  'campaign',
  'contact',
];

/** Returns the current position. */
export function placeOf({ step, choices }: FillingWizard): WizardPlace {
  return step === 'sub-category' && choices.path[1]?.hasChildren ? 'open-sub-category' : step;
}

/**
 * Goes to an earlier or later position, as far as the choices still lead there. It does not wait for a pending load,
 * because the browser's history has already moved.
 */
export function goToPlace(wizard: Wizard, place: WizardPlace): Wizard {
  if (wizard.kind !== 'filling') return wizard;
  const { path, campaignId } = wizard.choices;
  const isAbove = place === 'sub-category' && path[1]?.hasChildren;
  if (isAbove) return resumeWizard(path.slice(0, 1), null, place);
  return resumeWizard(path, campaignId, place === 'open-sub-category' ? 'sub-category' : place);
}

/** Whether a step with this many options shows their number. */
export function showsCounter(step: WizardStep, count: number): boolean {
  return count > counterLimits[step];
}

/** Whether a list with this many options has a search box. */
export function showsSearch(count: number): boolean {
  return count >= SEARCHED_FROM;
}

function leaveOpenBranch(wizard: Wizard): Wizard {
  return accepts(wizard, 'sub-category') ? filling(wizard.choices, 'campaign') : wizard;
}

function accepts(wizard: Wizard, step: WizardStep): wizard is FillingWizard {
  return wizard.kind === 'filling' && !wizard.loading && wizard.step === step;
}
