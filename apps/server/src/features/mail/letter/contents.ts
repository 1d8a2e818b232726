import { readablePhone } from '@ayrac/domain/account/identity.ts';
import { hasRequests, isCompared, leadFigureText } from '@ayrac/domain/lead/lead-figure-text.ts';
import type { LeadFigureName } from '@ayrac/domain/lead/lead-figures.ts';
import { paragraphsOf } from '@ayrac/domain/mail/inbox-thread.ts';
import { mailLinkMs } from '@ayrac/domain/mail/mail-delivery.ts';
import { formatDate, formatDateTime } from '@ayrac/domain/text/format.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import { monthName } from '@ayrac/domain/text/month-name.ts';
import { textIn } from '@ayrac/domain/text/text-in.ts';
import { dayInMs, hourInMs, minuteInMs } from '@ayrac/domain/time/istanbul-time.ts';
import type { MailPhrases } from '@ayrac/phrases/mail-words.ts';
import type { MailData, MailedCampaign, MailedLead, MailedOffer, MailTemplate } from '../mail-data.ts';
import type { MailContent, MailItem, MailOffer, MailSetting } from './mail-content.ts';

type Writers = {
  readonly [Template in MailTemplate]: (data: MailData[Template], by: MailSetting) => MailContent;
};

const minutes = (milliseconds: number) => String(milliseconds / minuteInMs);
const hours = (milliseconds: number) => String(milliseconds / hourInMs);
const days = (milliseconds: number) => String(milliseconds / dayInMs);

/** Content of every mail, by template. */
export const mailContents: Writers = {
  'verify-email': ({ url, username, registeredAt }, { phrases, locale }) => ({
    words: phrases.letters['verify-email']({
      hours: hours(mailLinkMs['verify-email']),
      username,
      date: formatDate(new Date(registeredAt), locale),
    }),
    url,
  }),
  'email-in-use': ({ loginUrl }, { phrases }) => ({ words: phrases.letters['email-in-use'], url: loginUrl }),
  'password-reset': ({ url, username }, { phrases }) => ({
    words: phrases.letters['password-reset']({ minutes: minutes(mailLinkMs['password-reset']), username }),
    url,
  }),
  invitation: ({ url, username }, { phrases }) => ({
    words: phrases.letters.invitation({ hours: hours(mailLinkMs.invitation), username }),
    url,
  }),
  'password-changed': (_data, { phrases, at, controllerEmail }) => ({
    words: phrases.letters['password-changed']({ email: controllerEmail }),
    url: at('/sifremi-unuttum'),
  }),
  'second-factor-on': (_data, { phrases, at, controllerEmail }) => ({
    words: phrases.letters['second-factor-on']({ email: controllerEmail }),
    url: at('/profile/guvenlik'),
  }),
  'second-factor-off': (_data, { phrases, at, controllerEmail }) => ({
    words: phrases.letters['second-factor-off']({ email: controllerEmail }),
    url: at('/profile/guvenlik'),
  }),
  'second-factor-reset': (_data, { phrases, at, controllerEmail }) => ({
    words: phrases.letters['second-factor-reset']({ email: controllerEmail }),
    url: at('/profile/guvenlik'),
  }),
  'request-received': ({ campaignTitle, url, asksPermission = false, offer }, by) => ({
    words: by.phrases.letters['request-received']({ campaign: campaignTitle, asksPermission }),
    offer: { title: campaignTitle, ...(offer && describeOffer(offer, by)) },
    url,
  }),
  'requests-joined': ({ campaignTitles, url }, { phrases }) => ({
    words: phrases.letters['requests-joined']({ campaigns: campaignTitles }),
    url,
  }),
  'text-changed': ({ title, url, from }, { phrases, locale }) => ({
    words: phrases.letters['text-changed']({ title, date: formatDate(new Date(from), locale) }),
    url,
  }),
  'campaign-ending': ({ campaigns, oneClickUrl, stopUrl }, by) => ({
    words: by.phrases.letters['campaign-ending']({
      count: campaigns.length,
      first: campaigns[0]?.title ?? '',
    }),
    items: listCampaigns(campaigns, by),
    url: by.at('/my-campaigns'),
    stop: { label: by.phrases.frame.stopReminders, url: stopUrl ?? by.at('/profile') },
    oneClickUrl,
  }),
  'newsletter-confirm': ({ url }, { phrases }) => ({
    words: phrases.letters['newsletter-confirm']({ days: days(mailLinkMs['newsletter-confirm']) }),
    url,
  }),
  'newsletter-known': ({ preferencesUrl }, { phrases }) => ({
    words: phrases.letters['newsletter-known'],
    url: preferencesUrl,
  }),
  'newsletter-issue': ({ campaigns, oneClickUrl, preferencesUrl }, by) => ({
    words: by.phrases.letters['newsletter-issue'],
    items: listCampaigns(campaigns, by),
    url: by.at('/kategoriler'),
    stop: { label: by.phrases.frame.stopNewsletter, url: preferencesUrl },
    oneClickUrl,
  }),
  'newsletter-edition': ({ oneClickUrl, ...letter }, by) => ({
    ...writeEdition('newsletter-edition', letter, by),
    oneClickUrl,
  }),
  'edition-test': (letter, by) => writeEdition('edition-test', letter, by),
  'data-request-received': ({ dueAt }, { phrases, locale }) => ({
    words: phrases.letters['data-request-received']({ date: formatDate(dueAt, locale) }),
  }),
  'data-request-answered': ({ answer, data }, { phrases }) => ({
    words: phrases.letters['data-request-answered']({
      paragraphs: paragraphsOf(answer),
      hasData: data !== null,
    }),
    ...(data !== null && { attachment: { filename: 'ayrac.json', content: data } }),
  }),
  'data-erased': (_data, { phrases }) => ({ words: phrases.letters['data-erased'] }),
  'lead-mail': (data, by) => writeOfLead('lead-mail', data, by),
  'lead-marketing': ({ stopUrl, oneClickUrl, ...data }, by) => ({
    ...writeOfLead('lead-marketing', data, by),
    stop: { label: by.phrases.frame.stopMessages, url: stopUrl },
    oneClickUrl,
  }),
  'mailbox-confirm': ({ url, brand }, { phrases }) => ({
    words: phrases.letters['mailbox-confirm']({ brand, days: days(mailLinkMs['mailbox-confirm']) }),
    url,
  }),
  'brand-request': ({ event, brand, campaignTitle, contact, url }, { phrases }) => ({
    words: phrases.letters['brand-request']({
      ...{ event, brand, campaign: campaignTitle ?? '' },
      contact: contact && { ...contact, phone: `+90 ${readablePhone(contact.phone)}` },
    }),
    url,
  }),
  'inbox-answer': (data, { phrases, at, inboxReplyTo }) => ({
    words: phrases.letters['inbox-answer']({
      topic: data.topic,
      campaign: data.campaignTitle,
      paragraphs: paragraphsOf(data.text),
      quoted: paragraphsOf(data.quoted ?? ''),
      canReply: inboxReplyTo !== undefined,
    }),
    ...(inboxReplyTo === undefined && { url: at('/contact') }),
    answer: { threadId: data.entryId, mailIds: data.mailIds, replyTo: inboxReplyTo },
  }),
  'lead-report': ({ month, brand, figures, url, pdf }, { phrases, locale }) => ({
    words: phrases.letters['lead-report']({
      month: monthName(month, locale),
      brand,
      lines: describeFigures(figures, phrases.frame, locale),
      hasFile: pdf !== undefined,
    }),
    url,
    ...(pdf && { attachment: { filename: pdf.name, content: pdf.content, encoding: 'base64' } }),
  }),
  'leads-planned': ({ count, leads, url }, by) => ({
    words: by.phrases.letters['leads-planned']({ count }),
    items: listLeads(leads, by),
    url,
  }),
  'leads-unanswered': ({ action, rule, ruleEn = null, count, leads, url }, by) => ({
    words: by.phrases.letters['leads-unanswered']({
      action,
      rule: textIn(by.locale, rule, ruleEn).text,
      count,
    }),
    items: listLeads(leads, by),
    url,
  }),
};

function describeOffer(
  { brand, figure, endsAt, picture }: MailedOffer,
  { phrases, locale }: MailSetting,
): Omit<MailOffer, 'title'> {
  const note = endsAt === null ? undefined : phrases.frame.lastDay({ date: formatDate(endsAt, locale) });
  return { brand, picture, ...(figure && { figure }), ...(note !== undefined && { note }) };
}

function writeOfLead(
  template: 'lead-mail' | 'lead-marketing',
  { subject, text, brand, campaignTitle, url, leadId, mailIds }: MailData['lead-mail'],
  { phrases, inboxReplyTo }: MailSetting,
): MailContent {
  const canReply = inboxReplyTo !== undefined;
  const paragraphs = paragraphsOf(text);
  return {
    words: phrases.letters[template]({ subject, brand, campaign: campaignTitle, paragraphs, canReply }),
    url,
    answer: { threadId: leadId, mailIds, replyTo: inboxReplyTo },
  };
}

function writeEdition(
  template: 'newsletter-edition' | 'edition-test',
  { heading, text, campaigns, preferencesUrl }: MailData['edition-test'],
  by: MailSetting,
): MailContent {
  return {
    words: by.phrases.letters[template]({ heading, paragraphs: paragraphsOf(text) }),
    items: listCampaigns(campaigns, by),
    url: by.at('/kategoriler'),
    stop: { label: by.phrases.frame.stopNewsletter, url: preferencesUrl },
  };
}

/**
 * Returns a line for each figure of a report, beside the previous month's unless that had no requests. Two months
 * without requests are one line.
 */
function describeFigures(
  figures: MailData['lead-report']['figures'],
  frame: MailPhrases['frame'],
  locale: Locale,
): readonly string[] {
  const textOf = (name: LeadFigureName, value: number | null) => leadFigureText(name, value, frame, locale);
  const isBesideEarlier = isCompared(figures);
  if (!hasRequests(figures) && !isBesideEarlier) return [frame.noRequests];
  return [
    ...figures.map(({ name, value, before }) =>
      frame.figure({
        name: frame.figures[name],
        value: textOf(name, value),
        before: isBesideEarlier ? textOf(name, before) : null,
      }),
    ),
    ...(isBesideEarlier ? [] : [frame.noneBefore]),
  ];
}

function listLeads(leads: readonly MailedLead[], { locale }: MailSetting): readonly MailItem[] {
  return leads.map(({ campaign, brand, askedAt, url }) => ({
    title: campaign,
    url,
    note: `${brand} · ${formatDateTime(askedAt, locale)}`,
  }));
}

function listCampaigns(
  campaigns: readonly MailedCampaign[],
  { phrases, locale }: MailSetting,
): readonly MailItem[] {
  return campaigns.map(({ title, brand, url, endsAt, figure, picture }) => {
    const lastDay = endsAt === null ? undefined : phrases.frame.lastDay({ date: formatDate(endsAt, locale) });
    const notes = [brand, lastDay].filter((one) => one !== undefined);
    return {
      ...{ title, url },
      ...(figure && { figure }),
      ...(notes.length > 0 && { note: notes.join(' · ') }),
      ...(picture !== undefined && { picture }),
    };
  });
}
