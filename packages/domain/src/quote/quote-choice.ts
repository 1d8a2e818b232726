import {
  type FillingWizard,
  filling,
  startNavbarWizard,
  stepIndex,
  stepsOf,
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

/** From so many choices on a list can be searched: fewer are seen at once. */
const SEARCHED_FROM = 15;

/** Picks a main category and goes to the second step; what was chosen below another one is dropped. */
export function pickCategory(wizard: Wizard, category: WizardCategory): Wizard {
  if (!accepts(wizard, 'category')) return wizard;
  const choices: WizardChoices = { ...wizard.choices, path: [category], campaignId: null };
  return filling(choices, category.hasChildren ? 'sub-category' : 'campaign');
}

/** Picks a sub-category: one with children of its own shows them, a last or a deeper one leads to its campaigns. */
export function pickSubCategory(wizard: Wizard, category: WizardCategory): Wizard {
  if (!accepts(wizard, 'sub-category')) return wizard;
  const { path } = wizard.choices;
  const above = path.slice(0, path.findIndex(({ id }) => id === category.parentId) + 1);
  if (above.length === 0) return wizard;
  const choices: WizardChoices = { ...wizard.choices, path: [...above, category], campaignId: null };
  const isDeeper = above.length > 1;
  return filling(choices, category.hasChildren && !isDeeper ? 'sub-category' : 'campaign');
}

/** Leaves the sub-category that is open or chosen for those beside it. */
export function leaveSubCategory(wizard: Wizard): Wizard {
  if (!accepts(wizard, 'sub-category') || wizard.choices.path.length < 2) return wizard;
  const path = wizard.choices.path.slice(0, 1);
  return filling({ ...wizard.choices, path, campaignId: null }, 'sub-category');
}

/** Picks a campaign and goes to the contact step; one that this visit has asked for says so instead. */
export function pickCampaign(wizard: Wizard, campaignId: string, wasSent = false): Wizard {
  if (!accepts(wizard, 'campaign')) return wizard;
  const choices = { ...wizard.choices, campaignId };
  return wasSent ? { kind: 'already-submitted', choices } : filling(choices, 'contact');
}

/** The wizard as somebody left it: the choices are made once more, as far as they still hold, up to that step. */
export function resumeWizard(
  path: readonly WizardCategory[],
  campaignId: string | null,
  step: WizardStep,
): Wizard {
  let wizard = startNavbarWizard();
  for (const [depth, category] of path.entries()) {
    wizard = depth === 0 ? pickCategory(wizard, category) : pickSubCategory(wizard, category);
  }
  // An open sub-category was left by Continue, for the campaigns of its whole branch.
  if (path.length > 1 && (step === 'campaign' || step === 'contact')) wizard = leaveOpenBranch(wizard);
  if (campaignId !== null) wizard = pickCampaign(wizard, campaignId);
  return goBackTo(wizard, step);
}

/** Goes back to an earlier step with all choices kept, to change what was chosen there. */
export function goBackTo(wizard: Wizard, step: WizardStep): Wizard {
  if (wizard.kind !== 'filling' || wizard.loading) return wizard;
  const wanted = stepsOf(wizard.choices).indexOf(step);
  return wanted < 0 || wanted >= stepIndex(wizard) ? wizard : filling(wizard.choices, step);
}

/** Where somebody is in the wizard, as the browser's history counts it: an open sub-category is a place of its own. */
export type WizardPlace = WizardStep | 'open-sub-category';

/** The places in the order in which the wizard leads through them. */
export const wizardPlaces: readonly WizardPlace[] = [
  'category',
  'sub-category',
  'open-sub-category',
  'campaign',
  'contact',
];

/** Where somebody is. */
export function placeOf({ step, choices }: FillingWizard): WizardPlace {
  return step === 'sub-category' && choices.path[1]?.hasChildren ? 'open-sub-category' : step;
}

/**
 * The wizard at a place where somebody was before, forwards too, as far as the choices still lead there. It does not
 * wait for what is being loaded: the browser has gone there already.
 */
export function goToPlace(wizard: Wizard, place: WizardPlace): Wizard {
  if (wizard.kind !== 'filling') return wizard;
  const { path, campaignId } = wizard.choices;
  const isAbove = place === 'sub-category' && path[1]?.hasChildren;
  if (isAbove) return resumeWizard(path.slice(0, 1), null, place);
  return resumeWizard(path, campaignId, place === 'open-sub-category' ? 'sub-category' : place);
}

/** Whether a step with this many choices shows how many there are. */
export function showsCounter(step: WizardStep, count: number): boolean {
  return count > counterLimits[step];
}

/** Whether so many choices can be searched. */
export function showsSearch(count: number): boolean {
  return count >= SEARCHED_FROM;
}

function leaveOpenBranch(wizard: Wizard): Wizard {
  return accepts(wizard, 'sub-category') ? filling(wizard.choices, 'campaign') : wizard;
}

function accepts(wizard: Wizard, step: WizardStep): wizard is FillingWizard {
  return wizard.kind === 'filling' && !wizard.loading && wizard.step === step;
}
