import type { MailReason } from '@ayrac/phrases/mail-words.ts';
import type { MailTemplate } from './mail-data.ts';

/** How a mail is treated. */
export interface MailKind {
  readonly reason: MailReason;
  /** One of many alike: every other mail passes it. */
  readonly isBulk?: true;
  /** Its row goes when it is sent: it says that the address is erased, or holds what is kept elsewhere. */
  readonly isTraceless?: true;
}

export const mailKinds: Readonly<Record<MailTemplate, MailKind>> = {
  'verify-email': { reason: 'address' },
  'email-in-use': { reason: 'address' },
  'password-reset': { reason: 'account' },
  invitation: { reason: 'account' },
  'password-changed': { reason: 'account' },
  'second-factor-on': { reason: 'account' },
  'second-factor-off': { reason: 'account' },
  'second-factor-reset': { reason: 'account' },
  'request-received': { reason: 'request' },
  'requests-joined': { reason: 'account' },
  'text-changed': { reason: 'account', isBulk: true },
  'campaign-ending': { reason: 'reminder', isBulk: true },
  'newsletter-confirm': { reason: 'address' },
  'newsletter-known': { reason: 'address' },
  'newsletter-issue': { reason: 'newsletter', isBulk: true },
  'newsletter-edition': { reason: 'newsletter', isBulk: true },
  'edition-test': { reason: 'newsletter' },
  'data-request-received': { reason: 'personal-data' },
  'data-request-answered': { reason: 'personal-data', isTraceless: true },
  'data-erased': { reason: 'personal-data', isTraceless: true },
  'lead-mail': { reason: 'request' },
  'lead-marketing': { reason: 'permission' },
  'mailbox-confirm': { reason: 'address' },
  // What it says of a person stands with their request alone.
  'brand-request': { reason: 'mailbox', isTraceless: true },
  'inbox-answer': { reason: 'inbox' },
  'lead-report': { reason: 'crm', isBulk: true },
  'leads-planned': { reason: 'crm' },
  'leads-unanswered': { reason: 'crm' },
};
