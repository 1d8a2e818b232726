import type { Fields } from '../field.ts';
import type { FieldProblem } from '../refusal.ts';

/** What a mail to whoever asked is for: the request itself, which needs no permission, or something else. */
export const mailPurposes = ['service', 'marketing'] as const;

/** What a mail is for. */
export type MailPurpose = (typeof mailPurposes)[number];

/** What stands in a template for what is known of a request. */
const mailPlaceholders = ['name', 'campaign', 'brand'] as const;

/** The name of a placeholder, without its braces. */
export type MailPlaceholder = (typeof mailPlaceholders)[number];

/** What is written to whoever asked; a mail of plain text. */
export const leadMailFields = {
  subject: { kind: 'text', isRequired: true, limit: 150, lines: 'one' },
  text: { kind: 'text', isRequired: true, limit: 8_000, lines: 'many' },
} as const satisfies Fields;

/** How many mails a request gets in a day at most. */
export const LEAD_MAILS_A_DAY = 10;

/** What is wrong with the text of a template; null where nothing is. */
export function templateProblem(text: string): FieldProblem | null {
  const names = [...text.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name);
  if (names.some((name) => !mailPlaceholders.some((known) => known === name))) return 'placeholder-unknown';
  return /[{}]/.test(text.replace(/\{[^{}]*\}/g, '')) ? 'malformed-text' : null;
}

/** The text of a template for one request; what a name holds is never looked at for placeholders. */
export function fillTemplate(text: string, values: Readonly<Record<MailPlaceholder, string>>): string {
  return text.replace(/\{([^{}]*)\}/g, (whole, name: string) => {
    const known = mailPlaceholders.find((one) => one === name);
    return known === undefined ? whole : values[known];
  });
}

/** Why a mail may not be sent; null where it may. A withdrawn request is spoken of no more. */
export function mailObstacle(
  purpose: MailPurpose,
  { isWithdrawn, isAllowed }: { readonly isWithdrawn: boolean; readonly isAllowed: boolean },
): 'withdrawn' | 'permission-missing' | null {
  if (isWithdrawn) return 'withdrawn';
  return purpose === 'marketing' && !isAllowed ? 'permission-missing' : null;
}
