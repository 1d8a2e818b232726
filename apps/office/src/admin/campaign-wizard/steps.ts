import { isDraftField } from '@ayrac/domain/campaign-draft/draft-content.ts';
import { type DraftFieldName, draftSteps, stepOf } from '@ayrac/domain/campaign-draft/draft-fields.ts';

/** Steps of the wizard. The last one contains source, check and publication. */
export const wizardSteps = ['whose', 'offer', 'content', 'pictures', 'check'] as const;
export type WizardStep = (typeof wizardSteps)[number];

/** Target of a link to a missing or contradictory field. */
export type Target = DraftFieldName | 'facts' | 'evidence' | 'pictures';

/** Whether a name is that of a target. */
export function isTarget(name: string): name is Target {
  return isDraftField(name) || ['facts', 'evidence', 'pictures'].includes(name);
}

/** Returns the step that contains a field. */
export function stepOfTarget(name: string): WizardStep {
  return wizardSteps[draftSteps.indexOf(stepOf(name))] ?? 'check';
}

/** Parses the step of an address. Defaults to the first one. */
export function readStep(text: string | null): WizardStep {
  return wizardSteps.find((step) => step === text) ?? 'whose';
}
