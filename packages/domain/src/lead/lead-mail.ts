import type { Fields } from '../field/field.ts';
import type { FieldProblem } from '../refusal.ts';
import type { LeadStage } from './lead-stage.ts';

/**
 * Purposes of e-mails to requesters: `service` concerns the request and needs no permission, `marketing` is anything
 * else.
 */
export const mailPurposes = ['service', 'marketing'] as const;

/** Purpose of an e-mail to a requester. */
export type MailPurpose = (typeof mailPurposes)[number];

/** Placeholders of templates for data of a request. */
const mailPlaceholders = ['name', 'campaign', 'brand'] as const;

/** Name of a placeholder, without its braces. */
export type MailPlaceholder = (typeof mailPlaceholders)[number];

/** Fields of a plain-text e-mail to a requester. */
export const leadMailFields = {
  subject: { kind: 'text', isRequired: true, limit: 150, lines: 'one' },
  text: { kind: 'text', isRequired: true, limit: 8_000, lines: 'many' },
} as const satisfies Fields;

/** Most e-mails per request and day. */
export const LEAD_MAILS_A_DAY = 10;

/** Returns the problem of a template's text, or null when it is valid. */
export function templateProblem(text: string): FieldProblem | null {
  const names = [...text.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name);
  if (names.some((name) => !mailPlaceholders.some((known) => known === name))) return 'placeholder-unknown';
  return /[{}]/.test(text.replace(/\{[^{}]*\}/g, '')) ? 'malformed-text' : null;
}

/**
 * Returns the templates in the order in which they are offered for a lead in this stage: those made for the stage, those
 * for any, and the others. Among equals, those about the request come first, and otherwise the given order stays.
 */
export function templatesInOrder<
  Template extends { readonly stage: LeadStage | null; readonly purpose: MailPurpose },
>(templates: readonly Template[], stage: LeadStage): readonly Template[] {
  const rankOf = (template: Template) =>
    2 * (template.stage === stage ? 0 : template.stage === null ? 1 : 2) +
    (template.purpose === 'service' ? 0 : 1);
  return templates.toSorted((one, other) => rankOf(one) - rankOf(other));
}

/** Fills a template for one request. Placeholders inside the inserted values are not replaced. */
export function fillTemplate(text: string, values: Readonly<Record<MailPlaceholder, string>>): string {
  return text.replace(/\{([^{}]*)\}/g, (whole, name: string) => {
    const known = mailPlaceholders.find((one) => one === name);
    return known === undefined ? whole : values[known];
  });
}

/** Returns the reason why an e-mail may not be sent, or null when it may. Withdrawn requests get no e-mails. */
export function mailObstacle(
  purpose: MailPurpose,
  { isWithdrawn, isAllowed }: { readonly isWithdrawn: boolean; readonly isAllowed: boolean },
): 'withdrawn' | 'permission-missing' | null {
  if (isWithdrawn) return 'withdrawn';
  return purpose === 'marketing' && !isAllowed ? 'permission-missing' : null;
}
