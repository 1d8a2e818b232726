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

/** The wizard at a step, with nothing attempted yet. */
export function filling(choices: WizardChoices, step: WizardStep): FillingWizard {
  return { kind: 'filling', choices, step, attempted: false, loading: false };
}
