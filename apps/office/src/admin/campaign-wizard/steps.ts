import { type DraftFieldName, draftSteps, stepOf } from '@ayrac/domain/campaign-draft/draft-fields.ts';

/** The steps of the wizard; in the last one stand source, check and publication together. */
export const wizardSteps = ['whose', 'offer', 'content', 'pictures', 'check'] as const;
/** A step of the wizard, as it stands in the address. */
export type WizardStep = (typeof wizardSteps)[number];

/** What a button leads to that goes to what is missing or at odds. */
export type Target = DraftFieldName | 'facts' | 'evidence' | 'pictures';

/** The step at which a field is filled in. */
export function stepOfTarget(name: string): WizardStep {
  return wizardSteps[draftSteps.indexOf(stepOf(name))] ?? 'check';
}

/** A text of the address as a step; the first one where it is none. */
export function readStep(text: string | null): WizardStep {
  return wizardSteps.find((step) => step === text) ?? 'whose';
}
