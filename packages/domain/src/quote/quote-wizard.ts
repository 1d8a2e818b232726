/** Where the dialog was opened: from a campaign (contact form only) or from the top bar (complete wizard). */
type WizardMode = 'campaign' | 'navbar';

/** Step of the wizard. */
export type WizardStep = 'category' | 'sub-category' | 'campaign' | 'contact';

/** Category of the wizard. Main categories have no parent. */
export interface WizardCategory {
  readonly id: string;
  readonly parentId: string | null;
  readonly hasChildren: boolean;
}

/** Choices so far: the path of categories from the root, and the campaign. */
export interface WizardChoices {
  readonly mode: WizardMode;
  readonly path: readonly WizardCategory[];
  readonly campaignId: string | null;
}

/** Wizard while the user fills it in. Errors are shown once `attempted` is true; `loading` disables all actions. */
export interface FillingWizard {
  readonly kind: 'filling';
  readonly choices: WizardChoices;
  readonly step: WizardStep;
  readonly attempted: boolean;
  readonly loading: boolean;
}

/**
 * State of the wizard. `already-submitted` follows a second submission in the same visit, `already-requested` an
 * earlier quote request.
 */
export type Wizard =
  | FillingWizard
  | { readonly kind: 'checking'; readonly choices: WizardChoices }
  | { readonly kind: 'submitting'; readonly choices: WizardChoices }
  | { readonly kind: 'already-submitted'; readonly choices: WizardChoices }
  | { readonly kind: 'already-requested'; readonly choices: WizardChoices }
  | { readonly kind: 'success'; readonly choices: WizardChoices; readonly invitesToRegister: boolean };

/** Milliseconds after which the success dialog closes. */
export const SUCCESS_CLOSES_AFTER_MS = 2_000;

/** Returns the wizard as opened from a campaign, with the contact form only. */
export function startCampaignWizard(campaignId: string): Wizard {
  return filling({ mode: 'campaign', path: [], campaignId }, 'contact');
}

/** Handles Send: begins with the duplicate check, or shows the errors of an incomplete form. */
export function trySending(wizard: Wizard, isValid: boolean): Wizard {
  if (wizard.kind !== 'filling' || wizard.loading) return wizard;
  if (!canSend(wizard, isValid)) return { ...wizard, attempted: true };
  return { kind: 'checking', choices: wizard.choices };
}

/** Whether the last step is complete. The contact form is validated elsewhere. */
export function canSend({ choices }: FillingWizard, contactIsValid: boolean): boolean {
  return contactIsValid && choices.campaignId !== null;
}

/** Handles the result of the duplicate check: submits the request, or reports the earlier one. */
export function duplicateChecked(wizard: Wizard, isDuplicate: boolean): Wizard {
  if (wizard.kind !== 'checking') return wizard;
  return { kind: isDuplicate ? 'already-requested' : 'submitting', choices: wizard.choices };
}

/** Handles a stored request. Anonymous users are then invited to register. */
export function succeeded(wizard: Wizard, isAnonymous: boolean): Wizard {
  if (wizard.kind !== 'submitting') return wizard;
  return { kind: 'success', choices: wizard.choices, invitesToRegister: isAnonymous };
}

/** Handles a refusal by the server: a duplicate has its own state, anything else returns to the contact form. */
export function failed(wizard: Wizard, isDuplicate: boolean): Wizard {
  if (wizard.kind !== 'checking' && wizard.kind !== 'submitting') return wizard;
  if (isDuplicate) return { kind: 'already-requested', choices: wizard.choices };
  return { ...filling(wizard.choices, 'contact'), attempted: true };
}

/** Handles reopening the dialog for the campaign that was just submitted. */
export function reopened(wizard: Wizard): Wizard {
  return wizard.kind === 'success' ? { kind: 'already-submitted', choices: wizard.choices } : wizard;
}

/**
 * Handles closing the warning about an earlier request. In the complete wizard another campaign can then be selected.
 */
export function dismissWarning(wizard: Wizard): Wizard {
  if (wizard.kind !== 'already-requested' && wizard.kind !== 'already-submitted') return wizard;
  const { choices } = wizard;
  if (choices.mode === 'campaign') return filling(choices, 'contact');
  return filling({ ...choices, campaignId: null }, 'campaign');
}

/** Whether the dialog may be closed. */
export function canClose(wizard: Wizard): boolean {
  if (wizard.kind === 'filling') return !wizard.loading;
  return wizard.kind !== 'checking' && wizard.kind !== 'submitting';
}

/** Returns a wizard at a step without any attempt to continue. */
export function filling(choices: WizardChoices, step: WizardStep): FillingWizard {
  return { kind: 'filling', choices, step, attempted: false, loading: false };
}
