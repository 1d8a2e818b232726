import type { DeliveryEvent } from '@ayrac/domain/delivery/delivery.ts';
import type { AutomationDeed } from '@ayrac/domain/lead/automation.ts';
import type { LeadFigureName } from '@ayrac/domain/lead/lead-figures.ts';
import type { ContactTopic } from '@ayrac/domain/mail/inbox.ts';

/** How a brand reaches whoever asked. */
export interface BrandContact {
  readonly name: string;
  readonly surname: string;
  readonly email: string;
  /** E.164 */
  readonly phone: string;
  readonly city: string | null;
  readonly town: string | null;
}

/** A campaign as a mail names it. */
export interface MailedCampaign {
  readonly title: string;
  /** Whose it is, where the mail says that. */
  readonly brand?: string;
  readonly url: string;
  /** The instant, in ISO 8601; null where it has no end. */
  readonly endsAt: string | null;
  /** Null where it has none; absent in what waits since before it was shown. */
  readonly figure?: MailedKeyFigure | null;
  /** The absolute address of a picture that is the same for all who get it; absent in what waits since before. */
  readonly picture?: string;
}

/** The figure of a campaign, said in the mail's language, in up to three pieces. */
export interface MailedKeyFigure {
  readonly before: string;
  readonly value: string;
  readonly after: string;
}

/** A campaign with its picture, as a mail shows what was asked for. */
export interface MailedOffer {
  readonly brand: string;
  readonly figure: MailedKeyFigure | null;
  /** The instant, in ISO 8601; null where it has no end. */
  readonly endsAt: string | null;
  /** The absolute address of a picture that is the same for all who get it. */
  readonly picture: string;
}

/** A request as a mail to the office names it: without whoever asked. */
export interface MailedLead {
  readonly campaign: string;
  readonly brand: string;
  /** The instant, in ISO 8601. */
  readonly askedAt: string;
  readonly url: string;
}

/** A figure of requests, and that of the month before; null where nothing can be told. */
export interface MailedFigure {
  readonly name: LeadFigureName;
  readonly value: number | null;
  readonly before: number | null;
}

/** Some requests that somebody in the office is told of. */
export interface MailedLeads {
  /** Of all of them; the first ones are named. */
  readonly count: number;
  readonly leads: readonly MailedLead[];
  readonly url: string;
}

/** What the office composed for all readers of the newsletter, in one language. */
export interface EditionLetter {
  readonly heading: string;
  /** Paragraphs, one a line. */
  readonly text: string;
  readonly campaigns: readonly MailedCampaign[];
}

/** What a mail program stops the letters by: it takes a POST of one click (RFC 8058). */
export interface MailSubscription {
  readonly oneClickUrl: string;
}

/**
 * Every mail with what it needs; all of it has to survive JSON. An address is absolute and leads to a page whose
 * button acts: fetching it changes nothing.
 */
export interface MailData {
  'verify-email': {
    readonly url: string;
    readonly username: string;
    /** The instant, in ISO 8601. */
    readonly registeredAt: string;
  };
  'email-in-use': { readonly loginUrl: string };
  'password-reset': { readonly url: string; readonly username: string };
  /** To somebody for whom the office made an account. */
  invitation: { readonly url: string; readonly username: string };
  'password-changed': Record<never, never>;
  'second-factor-on': Record<never, never>;
  'second-factor-off': Record<never, never>;
  /** By the office, for somebody who lost it. */
  'second-factor-reset': Record<never, never>;
  'request-received': {
    readonly campaignTitle: string;
    readonly url: string;
    /** Whether the page has a permission to confirm; absent in what waits since before that was asked. */
    readonly asksPermission?: boolean;
    /** Absent in what waits since before it was shown. */
    readonly offer?: MailedOffer;
  };
  /** Requests that came with its address before the account was there, or was known to be its owner's. */
  'requests-joined': { readonly campaignTitles: readonly string[]; readonly url: string };
  /** To members who were shown another version. `title` is null for the texts of optional boxes; `from` is in ISO 8601. */
  'text-changed': { readonly title: string | null; readonly url: string; readonly from: string };
  'campaign-ending': MailSubscription & {
    readonly campaigns: readonly MailedCampaign[];
    /** The page whose button ends reminders; absent in what waits since before there was one. */
    readonly stopUrl?: string;
  };
  'newsletter-confirm': { readonly url: string };
  /** To who asks for a newsletter that they read already. */
  'newsletter-known': { readonly preferencesUrl: string };
  'newsletter-issue': MailSubscription & {
    readonly campaigns: readonly MailedCampaign[];
    readonly preferencesUrl: string;
  };
  'newsletter-edition': MailSubscription & EditionLetter & { readonly preferencesUrl: string };
  /** The same to who composes it: it belongs to no subscription, so that it ends none. */
  'edition-test': EditionLetter & { readonly preferencesUrl: string };
  /** Until when the request is answered, in ISO 8601. */
  'data-request-received': { readonly dueAt: string };
  /** `data` is all that is held of them, as JSON, where the answer sends it along. */
  'data-request-answered': { readonly answer: string; readonly data: string | null };
  'data-erased': Record<never, never>;
  /** What a brand's people write to whoever asked it. */
  'lead-mail': {
    readonly subject: string;
    readonly text: string;
    readonly brand: string;
    readonly campaignTitle: string;
    /** Where they see how far their request is. */
    readonly url: string;
    /** Names the thread in mail programs, with the mails of it that they have. */
    readonly leadId: string;
    readonly mailIds: readonly string[];
  };
  /** The same where it is about something else, which they allowed. */
  'lead-marketing': MailData['lead-mail'] & MailSubscription & { readonly stopUrl: string };
  /** To a mailbox that is to be told of a brand's requests. */
  'mailbox-confirm': { readonly url: string; readonly brand: string };
  /** What a brand is told of its requests. */
  'brand-request': {
    readonly event: Exclude<DeliveryEvent, 'request-erased'>;
    readonly brand: string;
    /** Null of a test. */
    readonly campaignTitle: string | null;
    /** How to reach whoever asked; null where they withdrew, and of a test. */
    readonly contact: BrandContact | null;
    /** The request in the CRM. */
    readonly url: string;
  };
  /** What the office answers somebody who wrote to it. */
  'inbox-answer': {
    readonly text: string;
    /** What they wrote; null where they wrote no text. */
    readonly quoted: string | null;
    readonly topic: ContactTopic | null;
    /** The campaign that they reported. */
    readonly campaignTitle: string | null;
    /** Names the thread in mail programs, with the mails of it that they have. */
    readonly entryId: string;
    readonly mailIds: readonly string[];
  };
  /** How the requests of a month went, of a brand or of all; `month` is YYYY-MM. */
  'lead-report': {
    readonly month: string;
    readonly brand: string | null;
    readonly figures: readonly MailedFigure[];
    readonly url: string;
    /** The whole report, its bytes in base64; absent in what waits since before there was one. */
    readonly pdf?: { readonly name: string; readonly content: string };
  };
  /** To somebody who works on requests: what they planned for now. */
  'leads-planned': MailedLeads;
  /** To somebody who works on requests: what nobody has answered in time, and why they hear of it. */
  'leads-unanswered': MailedLeads & {
    readonly deed: AutomationDeed;
    /** What the automation is called. */
    readonly rule: string;
  };
}

export type MailTemplate = keyof MailData;
