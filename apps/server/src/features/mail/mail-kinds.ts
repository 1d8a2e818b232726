import type { mailTemplates } from '@ayrac/domain/mail/mail-template.ts';
import type { MailReason } from '@ayrac/phrases/mail-words.ts';
import type { MailTemplate } from './mail-data.ts';

/** Handling of a mail. */
export interface MailKind {
  readonly reason: MailReason;
  /** Mass mail, which every other mail overtakes. */
  readonly isBulk?: true;
  /** Its row is deleted after sending, because it is about an erased address or repeats data stored elsewhere. */
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
  // Its personal data must be stored with the request only.
  'brand-request': { reason: 'mailbox', isTraceless: true },
  'inbox-answer': { reason: 'inbox' },
  'lead-report': { reason: 'crm', isBulk: true },
  'leads-planned': { reason: 'crm' },
  'leads-unanswered': { reason: 'crm' },
} satisfies Readonly<Record<(typeof mailTemplates)[number], MailKind>>;
