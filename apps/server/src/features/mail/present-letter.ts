import type { Locale } from '@ayrac/domain/text/locale.ts';
import { mails as english } from '@ayrac/phrases/en/mails.ts';
import { mails as turkish } from '@ayrac/phrases/tr/mails.ts';
import type { Env } from '#server/env.ts';
import { type MailAttachment, type MailContent, type MailSetting, mailContents } from './letter/contents.ts';
import { type MailPreview, writeHtml } from './letter/html.ts';
import { writePlain } from './letter/plain.ts';
import type { MailTemplate } from './mail-data.ts';
import { mailKinds } from './mail-kinds.ts';

const phrases = { tr: turkish, en: english };
const LONGEST_SUBJECT = 150;

/** A mail as it is sent. */
export interface Letter {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Where its one button leads. */
  readonly url: string | undefined;
  readonly attachment?: MailAttachment;
}

/** What a letter is written from: the row of a mail. */
export interface LetterSource {
  readonly template: MailTemplate;
  readonly locale: Locale;
  readonly data: object;
}

/** Writes a mail in its language, or a preview of it. Throws for an address in it that leads nowhere on the web. */
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
      // It says that no reply is read.
      ...(content.answer?.replyTo === undefined ? [frame.write(controller)] : []),
    ],
  };
  return {
    subject: oneLine(content.words.subject),
    html: writeHtml(content, frameOfMail),
    text: writePlain(content, frameOfMail),
    headers: {
      // Answering machines do not answer it (RFC 3834); what a person wrote, they may.
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
  // The row's data was typed by its template when it was put in.
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
    throw new Error('A mail holds an address that leads nowhere.');
  }
}

/** So that mail programs show a person's letters of one thread together: what they wrote here is its root. */
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

/** RFC 8058: a mail program asks nothing more than this POST. */
function oneClick(url: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

/** A subject is one line, whatever a campaign is called. */
function oneLine(text: string): string {
  const line = text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  const signs = [...line];
  return signs.length <= LONGEST_SUBJECT ? line : `${signs.slice(0, LONGEST_SUBJECT - 1).join('')}…`;
}
