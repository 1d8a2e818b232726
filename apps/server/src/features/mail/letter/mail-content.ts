import type { Locale } from '@ayrac/domain/text/locale.ts';
import type { MailPhrases, MailWords } from '@ayrac/phrases/mail-words.ts';
import type { MailedKeyFigure } from '../mail-data.ts';

/** Content of a mail, from which HTML and plain text are rendered. */
export interface MailContent {
  readonly words: MailWords;
  /** Target of the single button. */
  readonly url?: string;
  /** Campaign that the mail is about, shown below its title. */
  readonly offer?: MailOffer;
  readonly items?: readonly MailItem[];
  /** Link that unsubscribes from such mails. */
  readonly stop?: { readonly label: string; readonly url: string };
  readonly attachment?: MailAttachment;
  /** Address for a mail program's one-click POST (RFC 8058). */
  readonly oneClickUrl?: string;
  /** Set when one person writes to another: earlier mails of the thread, and the address that reads replies. */
  readonly answer?: {
    readonly threadId: string;
    readonly mailIds: readonly string[];
    readonly replyTo: string | undefined;
  };
}

export interface MailAttachment {
  readonly filename: string;
  readonly content: string;
  /** Set for binary content. */
  readonly encoding?: 'base64';
}

/** List item with a link. */
export interface MailItem {
  readonly title: string;
  readonly url: string;
  readonly figure?: MailedKeyFigure;
  readonly note?: string;
  /** Absolute URL. */
  readonly picture?: string;
}

/** Campaign with its picture and key figure. */
export interface MailOffer {
  readonly title: string;
  readonly brand?: string;
  readonly figure?: MailedKeyFigure;
  readonly note?: string;
  /** Absolute URL. */
  readonly picture?: string;
}

/** Environment for writing contents. */
export interface MailSetting {
  readonly locale: Locale;
  readonly phrases: MailPhrases;
  /** Returns the absolute URL of a path on the site. */
  readonly at: (path: string) => string;
  readonly controllerEmail: string;
  /** Address that reads replies to the office's answers; undefined when nobody does. */
  readonly inboxReplyTo: string | undefined;
}
