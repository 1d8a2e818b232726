import type { DeliveryEvent } from '@ayrac/domain/delivery/delivery.ts';
import type { AutomationAction } from '@ayrac/domain/lead/automation.ts';
import type { LeadFigureName } from '@ayrac/domain/lead/lead-figures.ts';
import type { ContactTopic } from '@ayrac/domain/mail/inbox.ts';

/** Contact data of a requester for the brand. */
interface BrandContact {
  readonly name: string;
  readonly surname: string;
  readonly email: string;
  /** E.164 */
  readonly phone: string;
  readonly city: string | null;
  readonly town: string | null;
}

export interface MailedCampaign {
  readonly title: string;
  /** Name of the brand, where the mail shows it. */
  readonly brand?: string;
  readonly url: string;
  /** Instant in ISO 8601; null for an open-ended campaign. */
  readonly endsAt: string | null;
  /** Null when there is none; absent in older waiting mails. */
  readonly figure?: MailedKeyFigure | null;
  /** Absolute URL of a picture that is the same for all recipients; absent in older waiting mails. */
  readonly picture?: string;
}

/** Key figure of a campaign in the mail's language, in up to three parts. */
export interface MailedKeyFigure {
  readonly before: string;
  readonly value: string;
  readonly after: string;
}

/** Campaign with its picture, as shown for a request. */
export interface MailedOffer {
  readonly brand: string;
  readonly figure: MailedKeyFigure | null;
  /** Instant in ISO 8601; null for an open-ended campaign. */
  readonly endsAt: string | null;
  /** Absolute URL of a picture that is the same for all recipients. */
  readonly picture: string;
}

/** Request in a mail to the office, without data of the requester. */
export interface MailedLead {
  readonly campaign: string;
  readonly brand: string;
  /** Instant in ISO 8601. */
  readonly askedAt: string;
  readonly url: string;
}

/** Figure of requests, with that of the month before; null when there is no value. */
interface MailedFigure {
  readonly name: LeadFigureName;
  readonly value: number | null;
  readonly before: number | null;
}

/** Requests about which a person in the office is notified. */
interface MailedLeads {
  /** Total number; only the first ones are listed. */
  readonly count: number;
  readonly leads: readonly MailedLead[];
  readonly url: string;
}

/** Content of a newsletter edition in one language. */
interface EditionLetter {
  readonly heading: string;
  /** One paragraph per line. */
  readonly text: string;
  readonly campaigns: readonly MailedCampaign[];
}

/** Address for a mail program's one-click unsubscribe POST (RFC 8058). */
interface MailSubscription {
  readonly oneClickUrl: string;
}

/**
 * Data of every mail by template, serializable as JSON. URLs are absolute and lead to a page with a button: fetching
 * them changes nothing.
 */
export interface MailData {
  'verify-email': {
    readonly url: string;
    readonly username: string;
    /** Instant in ISO 8601. */
    readonly registeredAt: string;
  };
  'email-in-use': { readonly loginUrl: string };
  'password-reset': { readonly url: string; readonly username: string };
  /** To a person for whom the office created an account. */
  invitation: { readonly url: string; readonly username: string };
  'password-changed': Record<never, never>;
  'second-factor-on': Record<never, never>;
  'second-factor-off': Record<never, never>;
  /** After the office removed a lost second factor. */
  'second-factor-reset': Record<never, never>;
  'request-received': {
    readonly campaignTitle: string;
    readonly url: string;
    /** Whether the page has a permission to confirm; absent in older waiting mails. */
    readonly asksPermission?: boolean;
    /** Absent in older waiting mails. */
    readonly offer?: MailedOffer;
  };
  /** Requests sent with the account's address before the account existed or was verified. */
  'requests-joined': { readonly campaignTitles: readonly string[]; readonly url: string };
  /**
   * To members who were shown another version. `title` is null for the texts of optional checkboxes; `from` is in ISO
   * 8601.
   */
  'text-changed': { readonly title: string | null; readonly url: string; readonly from: string };
  'campaign-ending': MailSubscription & {
    readonly campaigns: readonly MailedCampaign[];
    /** Page with a button that ends reminders; absent in older waiting mails. */
    readonly stopUrl?: string;
  };
  'newsletter-confirm': { readonly url: string };
  /** To a person who subscribes but already receives the newsletter. */
  'newsletter-known': { readonly preferencesUrl: string };
  'newsletter-issue': MailSubscription & {
    readonly campaigns: readonly MailedCampaign[];
    readonly preferencesUrl: string;
  };
  'newsletter-edition': MailSubscription & EditionLetter & { readonly preferencesUrl: string };
  /** The same for its editor. It belongs to no subscription, so it cannot unsubscribe. */
  'edition-test': EditionLetter & { readonly preferencesUrl: string };
  /** Deadline of the answer, in ISO 8601. */
  'data-request-received': { readonly dueAt: string };
  /** `data` is everything stored about the person as JSON, if the answer includes it. */
  'data-request-answered': { readonly answer: string; readonly data: string | null };
  'data-erased': Record<never, never>;
  /** Message from a brand's people to a requester. */
  'lead-mail': {
    readonly subject: string;
    readonly text: string;
    readonly brand: string;
    readonly campaignTitle: string;
    /** Page with the state of the request. */
    readonly url: string;
    /** Identify the thread for mail programs, with its earlier mails. */
    readonly leadId: string;
    readonly mailIds: readonly string[];
  };
  /** The same about other things, with the person's permission. */
  'lead-marketing': MailData['lead-mail'] & MailSubscription & { readonly stopUrl: string };
  /** To a mailbox that is to receive a brand's requests. */
  'mailbox-confirm': { readonly url: string; readonly brand: string };
  /** Notification of a brand about a request. */
  'brand-request': {
    readonly event: Exclude<DeliveryEvent, 'request-erased'>;
    readonly brand: string;
    /** Null for a test. */
    readonly campaignTitle: string | null;
    /** Contact data of the requester; null for a withdrawn request and for a test. */
    readonly contact: BrandContact | null;
    /** URL of the request in the CRM. */
    readonly url: string;
  };
  /** Answer of the office to a message or report. */
  'inbox-answer': {
    readonly text: string;
    /** Original text; null when there was none. */
    readonly quoted: string | null;
    readonly topic: ContactTopic | null;
    /** Campaign that was reported. */
    readonly campaignTitle: string | null;
    /** Identify the thread for mail programs, with its earlier mails. */
    readonly entryId: string;
    readonly mailIds: readonly string[];
  };
  /** Monthly report on the requests of a brand or of all brands; `month` is YYYY-MM. */
  'lead-report': {
    readonly month: string;
    readonly brand: string | null;
    readonly figures: readonly MailedFigure[];
    readonly url: string;
    /** The complete report, in base64; absent in older waiting mails. */
    readonly pdf?: { readonly name: string; readonly content: string };
  };
  /** To a person who works on requests: planned actions that are due. */
  'leads-planned': MailedLeads;
  /** To a person who works on requests: unanswered requests, and the reason for the notification. */
  'leads-unanswered': MailedLeads & {
    readonly action: AutomationAction;
    /** Name of the automation. */
    readonly rule: string;
    /** Its English name, if it has one; absent in older waiting mails. */
    readonly ruleEn?: string | null;
  };
}

export type MailTemplate = keyof MailData;
