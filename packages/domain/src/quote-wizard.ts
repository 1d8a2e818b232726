/** How the dialog was opened: from a campaign (contact form alone) or from the top bar (the whole wizard). */
export type WizardMode = 'campaign' | 'navbar';

/** A step of the wizard. */
export type WizardStep = 'category' | 'sub-category' | 'campaign' | 'contact';

/** A category as the wizard needs it; a main category has no parent. */
export interface WizardCategory {
  readonly id: string;
  readonly parentId: string | null;
  readonly hasChildren: boolean;
}

/** What was chosen so far: categories from the root downwards, and the campaign. */
export interface WizardChoices {
  readonly mode: WizardMode;
  readonly path: readonly WizardCategory[];
  readonly campaignId: string | null;
}

/** The wizard while a person fills it in; errors show once `attempted`, and `loading` disables every move. */
export interface FillingWizard {
  readonly kind: 'filling';
  readonly choices: WizardChoices;
  readonly step: WizardStep;
  readonly attempted: boolean;
  readonly loading: boolean;
}

/** The wizard's states; `already-submitted` is this dialog's own second press, `already-requested` an older quote. */
export type Wizard =
  | FillingWizard
  | { readonly kind: 'checking'; readonly choices: WizardChoices }
  | { readonly kind: 'submitting'; readonly choices: WizardChoices }
  | { readonly kind: 'already-submitted'; readonly choices: WizardChoices }
  | { readonly kind: 'already-requested'; readonly choices: WizardChoices }
  | { readonly kind: 'success'; readonly choices: WizardChoices; readonly invitesToRegister: boolean };

/** After how many milliseconds the success dialog closes. */
export const SUCCESS_CLOSES_AFTER_MS = 2_000;

const counterLimits: Readonly<Record<WizardStep, number>> = {
  category: 8,
  'sub-category': 6,
  campaign: 5,
  contact: Number.POSITIVE_INFINITY,
};

/** The wizard as the top bar opens it. */
export function startNavbarWizard(): Wizard {
  return filling({ mode: 'navbar', path: [], campaignId: null }, 'category');
}

/** The wizard as a campaign opens it: nothing but the contact form. */
export function startCampaignWizard(campaignId: string): Wizard {
  return filling({ mode: 'campaign', path: [], campaignId }, 'contact');
}

/**
 * The steps that these choices lead through. The sub-category stands only where there is one to choose; as long as
 * nothing is chosen, most ways lead through it.
 */
export function stepsOf({ mode, path }: WizardChoices): readonly WizardStep[] {
  if (mode === 'campaign') return ['contact'];
  return (path[0]?.hasChildren ?? true)
    ? ['category', 'sub-category', 'campaign', 'contact']
    : ['category', 'campaign', 'contact'];
}

/** The index of the current step from 0, as the stepper shows it. */
export function stepIndex({ choices, step }: FillingWizard): number {
  return stepsOf(choices).indexOf(step);
}

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

/** Marks that something the step needs is being loaded, or that it has arrived. */
export function setLoading(wizard: Wizard, loading: boolean): Wizard {
  return wizard.kind === 'filling' ? { ...wizard, loading } : wizard;
}

/** Whether the step is complete; the contact form is checked outside and says so. */
export function isStepValid({ choices, step }: FillingWizard, contactIsValid: boolean): boolean {
  if (step === 'category') return choices.path.length > 0;
  if (step === 'sub-category') return choices.path.length > 1;
  if (step === 'campaign') return choices.campaignId !== null;
  return contactIsValid && choices.campaignId !== null;
}

/** Presses Continue: one step on, or the attempt that makes the errors show. On the last step it is Send. */
export function goOn(wizard: Wizard, contactIsValid: boolean): Wizard {
  if (wizard.kind !== 'filling' || wizard.loading) return wizard;
  if (!isStepValid(wizard, contactIsValid)) return { ...wizard, attempted: true };
  if (wizard.step === 'contact') return { kind: 'checking', choices: wizard.choices };
  const next = stepsOf(wizard.choices)[stepIndex(wizard) + 1];
  return next === undefined ? wizard : filling(wizard.choices, next);
}

/** Presses Back: one step, with all choices kept; nothing on the first step. */
export function goBack(wizard: Wizard): Wizard {
  if (wizard.kind !== 'filling' || wizard.loading) return wizard;
  const previous = stepsOf(wizard.choices)[stepIndex(wizard) - 1];
  return previous === undefined ? wizard : filling(wizard.choices, previous);
}

/** Goes back to an earlier step with all choices kept, to change what was chosen there. */
export function goBackTo(wizard: Wizard, step: WizardStep): Wizard {
  if (wizard.kind !== 'filling' || wizard.loading) return wizard;
  const wanted = stepsOf(wizard.choices).indexOf(step);
  return wanted < 0 || wanted >= stepIndex(wizard) ? wizard : filling(wizard.choices, step);
}

/** The answer to the check for an earlier request: sending goes on, or stops. */
export function duplicateChecked(wizard: Wizard, isDuplicate: boolean): Wizard {
  if (wizard.kind !== 'checking') return wizard;
  return { kind: isDuplicate ? 'already-requested' : 'submitting', choices: wizard.choices };
}

/** The quote was stored; an anonymous person is then invited to register. */
export function succeeded(wizard: Wizard, isAnonymous: boolean): Wizard {
  if (wizard.kind !== 'submitting') return wizard;
  return { kind: 'success', choices: wizard.choices, invitesToRegister: isAnonymous };
}

/** The server refused: an older request is a state of its own, everything else leads back to the contact form. */
export function failed(wizard: Wizard, isDuplicate: boolean): Wizard {
  if (wizard.kind !== 'checking' && wizard.kind !== 'submitting') return wizard;
  if (isDuplicate) return { kind: 'already-requested', choices: wizard.choices };
  return { ...filling(wizard.choices, 'contact'), attempted: true };
}

/** The dialog was opened again for a campaign that it has just sent a quote for. */
export function reopened(wizard: Wizard): Wizard {
  return wizard.kind === 'success' ? { kind: 'already-submitted', choices: wizard.choices } : wizard;
}

/** Confirms the warning about an older request: another campaign can be chosen, where there is a choice. */
export function dismissWarning(wizard: Wizard): Wizard {
  if (wizard.kind !== 'already-requested' && wizard.kind !== 'already-submitted') return wizard;
  const { choices } = wizard;
  if (choices.mode === 'campaign') return filling(choices, 'contact');
  return filling({ ...choices, campaignId: null }, 'campaign');
}

/** Whether the dialog may be closed now. */
export function canClose(wizard: Wizard): boolean {
  if (wizard.kind === 'filling') return !wizard.loading;
  return wizard.kind !== 'checking' && wizard.kind !== 'submitting';
}

/** Whether a step with this many choices shows how many there are. */
export function showsCounter(step: WizardStep, count: number): boolean {
  return count > counterLimits[step];
}

function filling(choices: WizardChoices, step: WizardStep): FillingWizard {
  return { kind: 'filling', choices, step, attempted: false, loading: false };
}

function leaveOpenBranch(wizard: Wizard): Wizard {
  return accepts(wizard, 'sub-category') ? filling(wizard.choices, 'campaign') : wizard;
}

function accepts(wizard: Wizard, step: WizardStep): wizard is FillingWizard {
  return wizard.kind === 'filling' && !wizard.loading && wizard.step === step;
}
