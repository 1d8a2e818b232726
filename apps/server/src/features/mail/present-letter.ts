import type { Locale } from '@ayrac/domain/text/locale.ts';
import { mails as english } from '@ayrac/phrases/en/mails.ts';
import { mails as turkish } from '@ayrac/phrases/tr/mails.ts';
import type { Env } from '#server/env.ts';
import { mailContents } from './letter/contents.ts';
import { type MailPreview, writeHtml } from './letter/html.ts';
import type { MailAttachment, MailContent, MailSetting } from './letter/mail-content.ts';
import { writePlain } from './letter/plain.ts';
import type { MailTemplate } from './mail-data.ts';
import { mailKinds } from './mail-kinds.ts';

const phrases = { tr: turkish, en: english };
const LONGEST_SUBJECT = 150;

/** Mail ready to be sent. */
export interface Letter {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Target of its single button. */
  readonly url: string | undefined;
  readonly attachment?: MailAttachment;
}

/** Columns of a mail's row from which it is rendered. */
export interface LetterSource {
  readonly template: MailTemplate;
  readonly locale: Locale;
  readonly data: object;
}

/** Renders a mail in its language, or a preview of it. Throws for an invalid URL in it. */
export function presentLetter(
  source: LetterSource,
  { origin, controller, inboxReplyTo }: Pick<Env, 'origin' | 'controller' | 'inboxReplyTo'>,
  preview?: MailPreview,
): Letter {
  const { locale, template } = source;
  const { frame } = phrases[locale];
  const at = (path: string) => origin + (locale === 'en' ? `/en${path}` : path);
  const content = contentOf(source, {
    locale,
    phrases: phrases[locale],
    at,
    controllerEmail: controller.email,
    inboxReplyTo,
  });
  for (const url of linksOf(content)) checkLink(url);
  const frameOfMail = {
    locale,
    homeUrl: at('/'),
    logoUrl: `${origin}/icon-192.png`,
    pasteLink: frame.pasteLink,
    preview,
    footLines: [
      frame.reasons[mailKinds[template].reason],
      frame.sender(controller),
      // States that replies are not read.
      ...(content.answer?.replyTo === undefined ? [frame.write(controller)] : []),
    ],
  };
  return {
    subject: oneLine(content.words.subject),
    html: writeHtml(content, frameOfMail),
    text: writePlain(content, frameOfMail),
    headers: {
      // Suppresses automatic replies (RFC 3834), except to mails written by a person.
      ...(content.answer === undefined
        ? { 'Auto-Submitted': 'auto-generated' }
        : ofThread(content.answer, origin)),
      'Content-Language': locale,
      ...(content.oneClickUrl === undefined ? {} : oneClick(content.oneClickUrl)),
    },
    url: content.url,
    ...(content.attachment && { attachment: content.attachment }),
  };
}

function contentOf({ template, data }: LetterSource, setting: MailSetting): MailContent {
  // The data was typed by its template when the mail was added.
  const write = mailContents[template] as (data: object, by: MailSetting) => MailContent;
  return write(data, setting);
}

function linksOf({ url, offer, items = [], stop, oneClickUrl }: MailContent): readonly string[] {
  return [url, offer?.picture, stop?.url, oneClickUrl, ...items.map((item) => item.url)].filter(
    (link) => link !== undefined,
  );
}

function checkLink(url: string): void {
  const protocol = URL.canParse(url) ? new URL(url).protocol : '';
  if (!['https:', 'http:'].includes(protocol) || /[\s<>]/.test(url)) {
    throw new Error('A mail contains a link without a valid target.');
  }
}

/** Returns the headers that group a person's mails into one thread. Its root is the message or request on the site. */
function ofThread(
  { threadId, mailIds, replyTo }: NonNullable<MailContent['answer']>,
  origin: string,
): Readonly<Record<string, string>> {
  const host = new URL(origin).hostname;
  const ids = [threadId, ...mailIds].map((id) => `<${id}@${host}>`);
  return {
    'In-Reply-To': ids.at(-1) ?? '',
    References: ids.join(' '),
    ...(replyTo !== undefined && { 'Reply-To': replyTo }),
  };
}

/** RFC 8058: mail programs unsubscribe with this POST alone. */
function oneClick(url: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

/** Reduces a subject to one line of limited length, since titles may contain anything. */
function oneLine(text: string): string {
  const line = text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  const signs = [...line];
  return signs.length <= LONGEST_SUBJECT ? line : `${signs.slice(0, LONGEST_SUBJECT - 1).join('')}…`;
}
