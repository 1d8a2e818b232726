import type { inbox } from './tr/inbox.ts';

/** Texts of an e-mail. */
export interface MailWords {
  readonly subject: string;
  /** Preview line that e-mail programs show after the subject. */
  readonly preheader: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** Next steps, in order. */
  readonly steps?: { readonly title: string; readonly lines: readonly string[] };
  /** Label of the only button. Absent when no action is needed. */
  readonly button?: string;
  /** Paragraphs below the button. */
  readonly notes?: readonly string[];
}

/** Reason for receiving an e-mail. */
export type MailReason =
  | 'address'
  | 'account'
  | 'request'
  | 'reminder'
  | 'permission'
  | 'mailbox'
  | 'newsletter'
  | 'personal-data'
  | 'inbox'
  | 'crm';

/** E-mail from a brand's staff to a requester. */
interface LeadLetter {
  readonly subject: string;
  readonly brand: string;
  readonly campaign: string;
  readonly paragraphs: readonly string[];
  /** Whether replies are read. */
  readonly canReply: boolean;
}

/** E-mail to a brand about a quote request, or a test without one. */
interface BrandLetter {
  readonly event: 'request-created' | 'request-changed' | 'request-withdrawn' | 'test';
  readonly brand: string;
  readonly campaign: string;
  /** Contact data of the requester, or null when it is not included. */
  readonly contact: {
    readonly name: string;
    readonly surname: string;
    readonly email: string;
    readonly phone: string;
    readonly city: string | null;
    readonly town: string | null;
  } | null;
}

/** All e-mails in one language. Parameters are already formatted. */
export interface MailPhrases {
  readonly frame: {
    readonly pasteLink: string;
    readonly sender: (p: { name: string; address: string }) => string;
    readonly write: (p: { email: string }) => string;
    readonly reasons: Readonly<Record<MailReason, string>>;
    readonly lastDay: (p: { date: string }) => string;
    readonly stopNewsletter: string;
    readonly stopReminders: string;
    /** Figures of a report. */
    readonly figures: Readonly<
      Record<'requests' | 'median' | 'slowest' | 'inTime' | 'contacted' | 'won', string>
    >;
    /** A figure beside that of the previous month, which may be missing. */
    readonly figure: (p: { name: string; value: string; before: string | null }) => string;
    readonly noRequests: string;
    readonly noneBefore: string;
    /** Durations in figures. */
    readonly minutes: (p: { minutes: string }) => string;
    readonly hours: (p: { hours: string; minutes: string }) => string;
    readonly stopMessages: string;
  };
  readonly letters: {
    readonly 'verify-email': (p: { hours: string; username: string; date: string }) => MailWords;
    readonly 'email-in-use': MailWords;
    readonly 'password-reset': (p: { minutes: string; username: string }) => MailWords;
    readonly invitation: (p: { hours: string; username: string }) => MailWords;
    readonly 'password-changed': (p: { email: string }) => MailWords;
    readonly 'second-factor-on': (p: { email: string }) => MailWords;
    readonly 'second-factor-off': (p: { email: string }) => MailWords;
    readonly 'second-factor-reset': (p: { email: string }) => MailWords;
    readonly 'request-received': (p: { campaign: string; asksPermission: boolean }) => MailWords;
    readonly 'requests-joined': (p: { campaigns: readonly string[] }) => MailWords;
    readonly 'text-changed': (p: { title: string | null; date: string }) => MailWords;
    readonly 'campaign-ending': (p: { count: number; first: string }) => MailWords;
    readonly 'newsletter-confirm': (p: { days: string }) => MailWords;
    readonly 'newsletter-known': MailWords;
    readonly 'newsletter-issue': MailWords;
    readonly 'newsletter-edition': (p: { heading: string; paragraphs: readonly string[] }) => MailWords;
    readonly 'edition-test': (p: { heading: string; paragraphs: readonly string[] }) => MailWords;
    readonly 'data-request-received': (p: { date: string }) => MailWords;
    readonly 'data-request-answered': (p: { paragraphs: readonly string[]; hasData: boolean }) => MailWords;
    readonly 'data-erased': MailWords;
    readonly 'mailbox-confirm': (p: { brand: string; days: string }) => MailWords;
    readonly 'brand-request': (p: BrandLetter) => MailWords;
    readonly 'lead-mail': (p: LeadLetter) => MailWords;
    readonly 'lead-marketing': (p: LeadLetter) => MailWords;
    /** `topic` is set for a contact message, `campaign` for a report. `canReply` tells whether replies are read. */
    readonly 'inbox-answer': (p: {
      topic: keyof typeof inbox.contact.topics | null;
      campaign: string | null;
      paragraphs: readonly string[];
      quoted: readonly string[];
      canReply: boolean;
    }) => MailWords;
    /** `brand` is null for a report on all brands. */
    readonly 'lead-report': (p: {
      month: string;
      brand: string | null;
      lines: readonly string[];
      /** Whether the complete report is attached. */
      hasFile: boolean;
    }) => MailWords;
    readonly 'leads-planned': (p: { count: number }) => MailWords;
    readonly 'leads-unanswered': (p: {
      action: 'reassign' | 'remind' | 'tell';
      rule: string;
      count: number;
    }) => MailWords;
  };
}
