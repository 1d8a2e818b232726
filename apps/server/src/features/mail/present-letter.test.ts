import { mails as english } from '@ayrac/phrases/en/mails.ts';
import { office as englishOffice } from '@ayrac/phrases/en/office/index.ts';
import { mails as turkish } from '@ayrac/phrases/tr/mails.ts';
import { office as turkishOffice } from '@ayrac/phrases/tr/office/index.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEnv } from '#server/env.ts';
import { smtpSender } from './delivery/smtp.ts';
import { type Arrived, type MailServer, startMailServer } from './delivery/testing/mail-server.ts';
import type { MailTemplate } from './mail-data.ts';
import { mailKinds } from './mail-kinds.ts';
import { presentLetter } from './present-letter.ts';
import { campaigns, data, url } from './testing/mail-examples.ts';

const env = readEnv({
  ORIGIN: 'https://ayrac.example',
  CONTROLLER_NAME: 'Ayraç Teknoloji A.Ş.',
  CONTROLLER_ADDRESS: 'Büyükdere Cad. 1, Şişli, İstanbul',
  CONTROLLER_EMAIL: 'kvkk@ayrac.example',
});

const templates = Object.keys(data) as MailTemplate[];
const all = templates.flatMap((template) => [[template, 'tr'] as const, [template, 'en'] as const]);

let server: MailServer;
beforeAll(async () => {
  server = await startMailServer();
});
afterAll(() => server.close());

/** Sends a mail and returns what arrives. */
async function sendThrough(
  template: MailTemplate,
  locale: 'tr' | 'en',
  values: object = data[template],
): Promise<Arrived> {
  const settings = readEnv({ SMTP_URL: server.url, MAIL_FROM: 'no-reply@ayrac.example' }).mail;
  if (settings === undefined) throw new Error('There are no settings.');
  const send = smtpSender(settings, { connectMs: 5_000, silenceMs: 5_000, sendMs: 20_000 });
  const letter = presentLetter({ template, locale, data: values }, env);
  const envelope = { to: 'sule@ornek.example', messageId: '<1@ayrac.example>', date: new Date(), letter };
  expect(await send(envelope, AbortSignal.timeout(20_000))).toEqual({ kind: 'accepted' });
  const arrived = server.arrived.at(-1);
  if (arrived === undefined) throw new Error('Nothing arrived.');
  return arrived;
}

const headerOf = (mail: Arrived, name: string) => mail.headers.find(({ key }) => key === name)?.value;

describe.each(all)('the mail %s in %s', (template, locale) => {
  it('arrives with the same words as text and as HTML, and says who sends it and why', async () => {
    const mail = await sendThrough(template, locale);
    const { words, frame } = wordsOf(template, locale);
    expect(mail.subject).toBe(words.subject);
    for (const part of [mail.text, mail.html]) {
      expect(part).toContain(words.title);
      expect(part).toContain(words.paragraphs[0]);
      expect(part).toContain('Ayraç Teknoloji A.Ş., Büyükdere Cad. 1, Şişli, İstanbul');
      expect(part).toContain('kvkk@ayrac.example');
    }
    expect(Object.values(frame.reasons).filter((reason) => mail.text?.includes(reason))).toHaveLength(1);
    // Mails written by a person may be answered, even automatically.
    const isPersonal = ['inbox-answer', 'lead-mail', 'lead-marketing'].includes(template);
    expect(headerOf(mail, 'auto-submitted')).toBe(isPersonal ? undefined : 'auto-generated');
    expect(headerOf(mail, 'content-language')).toBe(locale);
  });

  it('shouts nowhere, loads nothing but pictures of the site that are the same for all, runs nothing, and says a link in words where it has a button', () => {
    const { html, text, subject, url: link } = presentLetter({ template, locale, data: data[template] }, env);
    expect(`${subject}${text}`).not.toContain('!');
    expect(html).not.toMatch(/<(script|link|iframe|form|table)\b|url\(|@import/i);
    for (const [, source] of html.matchAll(/src="([^"]*)"/g))
      expect(source).toMatch(/^https:\/\/ayrac\.example\/(?:icon-192\.png|pictures\/\w+-1200\.jpeg)$/);
    expect(text).not.toMatch(/undefined|\[object/);
    expect(html.match(/class="button"/g)?.length ?? 0).toBe(link === undefined ? 0 : 1);
    if (link !== undefined) expect(text).toContain(link);
  });

  it('lets a mail program unsubscribe by one POST exactly where its reader may end such mails', async () => {
    const mail = await sendThrough(template, locale);
    const isToMany = ['campaign-ending', 'lead-marketing', 'newsletter-issue', 'newsletter-edition'].includes(
      template,
    );
    expect(headerOf(mail, 'list-unsubscribe')).toBe(isToMany ? `<${url}&c=1>` : undefined);
    expect(headerOf(mail, 'list-unsubscribe-post')).toBe(isToMany ? 'List-Unsubscribe=One-Click' : undefined);
  });
});

const paragraphs: Readonly<Partial<Record<MailTemplate, readonly string[]>>> = {
  'inbox-answer': ['Merhaba,', 'fiyatı düzelttik.'],
  'lead-mail': ['Merhaba Elif,', 'Teklifiniz ektedir.'],
  'lead-marketing': ['Merhaba Elif,', 'Bunu kaçırmayın.'],
  'newsletter-edition': ['Merhaba,', 'İşte ayın seçkisi.'],
  'edition-test': ['Merhaba,', 'İşte ayın seçkisi.'],
};

function wordsOf(template: MailTemplate, locale: 'tr' | 'en') {
  const { letters, frame } = locale === 'tr' ? turkish : english;
  const given = {
    hours: '24',
    minutes: '30',
    days: '7',
    email: 'kvkk@ayrac.example',
    campaign: 'Kış bakımı',
    subject: 'Teklifiniz hazır',
    brand: 'Iğdır Oto',
    event: 'request-created' as const,
    contact: null,
    username: 'elif.y',
    asksPermission: true,
    heading: 'Kasım sayısı',
    paragraphs: paragraphs[template] ?? ['Verileriniz ektedir.', 'İyi günler'],
    hasData: true,
    topic: null,
    quoted: ['Fiyat <b>yanlış</b>'],
    canReply: false,
  };
  const words = letters[template];
  const said = {
    ...given,
    count: 2,
    title: 'Gizlilik politikası',
    first: campaigns[0]?.title ?? '',
    campaigns: ['Kış bakımı', 'Yaz lastiği'],
    date: locale === 'tr' ? '20.12.2026' : '20 Dec 2026',
    ...{ deed: 'remind' as const, rule: 'Bir saat sonra' },
    ...{ month: locale === 'tr' ? 'Ekim 2026' : 'October 2026', brand: 'Iğdır Oto', lines: [] },
    hasFile: false,
  };
  return { words: typeof words === 'function' ? words(said) : words, frame };
}

describe('what was asked for', () => {
  const write = (values: object) =>
    presentLetter({ template: 'request-received', locale: 'tr', data: values }, env);

  it('stands in the mail with picture, brand, figure and last day, and what happens next in three steps', () => {
    const { html, text } = write(data['request-received']);
    for (const said of ['Iğdır Oto', 'Kış bakımı', 'Liste fiyatı ₺9.800', '₺7.400', 'Son gün: 20.12.2026'])
      expect([html.includes(said), text.includes(said)]).toEqual([true, true]);
    expect(html).toContain('src="https://ayrac.example/pictures/ka-1200.jpeg"');
    expect(html.match(/<li /g)).toHaveLength(3);
    expect(text).toMatch(/Şimdi ne olacak\?\n1\. .+\n2\. .+\n3\. /);
  });

  it('is called by its name alone in what waits since before it was shown', () => {
    const { html, text } = write({ campaignTitle: 'Kış bakımı', url });
    expect([html.includes('Kış bakımı'), text.includes('Kış bakımı')]).toEqual([true, true]);
    expect(html).not.toContain('-1200.jpeg');
  });
});

describe('an answer of the office', () => {
  it('stands in one thread with the mails before it, and leads to the contact page where no reply is read', async () => {
    const mail = await sendThrough('inbox-answer', 'tr');
    const [root, before] = ['0b1f3a52-6c1e-4a53-9f1d-7f0c1f2b9a10', '5f0e2c1a-8a51-4c56-8a69-3d1a0a5f7b20'];
    expect(headerOf(mail, 'references')).toBe(`<${root}@ayrac.example> <${before}@ayrac.example>`);
    expect(headerOf(mail, 'in-reply-to')).toBe(`<${before}@ayrac.example>`);
    expect(headerOf(mail, 'reply-to')).toBeUndefined();
    expect(mail.text).toContain('https://ayrac.example/contact');
    expect(mail.html).not.toContain('<b>');
  });

  it('says where a reply is read, and nothing else then', () => {
    const settings = { ...env, inboxReplyTo: 'destek@ayrac.example' };
    const letter = presentLetter(
      { template: 'inbox-answer', locale: 'en', data: data['inbox-answer'] },
      settings,
    );
    expect(letter.headers['Reply-To']).toBe('destek@ayrac.example');
    expect(letter.url).toBeUndefined();
    expect(letter.text).not.toContain('kvkk@ayrac.example');
  });
});

describe('what others wrote', () => {
  const campaignTitle = '<img src=x onerror=alert(1)> "A" & \'B\'\r\nBcc: kurban@ornek.example\u0000';

  it('stands in the HTML as text', () => {
    const { html } = presentLetter(
      { template: 'request-received', locale: 'tr', data: { campaignTitle, url } },
      env,
    );
    expect(html).not.toContain('<img src=x');
    expect(html).toContain('&#60;img src=x onerror=alert(1)&#62; &#34;A&#34; &#38; &#39;B&#39;');
    expect(html).toContain('href="https://ayrac.example/sayfa?a=1&#38;b=%C5%9F"');
  });

  it('adds no header and no recipient', async () => {
    const mail = await sendThrough('request-received', 'tr', { campaignTitle, url });
    expect(mail.recipients).toEqual(['sule@ornek.example']);
    expect(headerOf(mail, 'bcc')).toBeUndefined();
    expect(mail.subject).toMatch(/^Teklif isteğiniz alındı: <img .*Bcc: kurban@ornek.example$/);
  });

  it('is cut in a subject, between whole signs', () => {
    const long = { campaignTitle: '🎁'.repeat(500), url };
    const { subject } = presentLetter({ template: 'request-received', locale: 'tr', data: long }, env);
    expect([...subject]).toHaveLength(150);
    expect(subject.endsWith('🎁…')).toBe(true);
  });

  it.each(['javascript:alert(1)', '/sayfa', 'https://a.example/> <b', ''])(
    'leads nowhere but to the web: %j',
    (link) => {
      const source = {
        template: 'password-reset',
        locale: 'tr',
        data: { url: link, username: 'elif.y' },
      } as const;
      expect(() => presentLetter(source, env)).toThrow('without a valid target');
    },
  );
});

it('one campaign that ends is spoken of as one and named in the subject, several are counted', () => {
  const letterOf = (count: number, locale: 'tr' | 'en') =>
    presentLetter(
      {
        template: 'campaign-ending',
        locale,
        data: { ...data['campaign-ending'], campaigns: campaigns.slice(0, count) },
      },
      env,
    );
  expect(letterOf(1, 'tr').subject).toBe('Takip ettiğiniz kampanya bitiyor: Şubat’a özel %20');
  expect(letterOf(2, 'tr').subject).toBe('Takip ettiğiniz 2 kampanya bitiyor');
  expect(letterOf(1, 'en').text).toContain('Its last day is near:');
  expect(letterOf(2, 'en').text).toContain('Their last day is near:');
});

it('a reminder that waits since before its page was there leads to the profile', () => {
  const { stopUrl: _, ...older } = data['campaign-ending'];
  const { text } = presentLetter({ template: 'campaign-ending', locale: 'en', data: older }, env);
  expect(text).toContain(`${env.origin}/en/profile`);
});

it.each([
  ['verify-email', 'tr', 'Bağlantı 24 saat geçerlidir'],
  ['password-reset', 'tr', 'Bağlantı 30 dakika geçerlidir'],
  ['newsletter-confirm', 'en', 'The link is valid for 7 days.'],
] as const)('the mail %s in %s says how long its link works: %s', (template, locale, sentence) => {
  expect(presentLetter({ template, locale, data: data[template] }, env).text).toContain(sentence);
});

describe('an edition of the newsletter', () => {
  const source = { template: 'newsletter-edition', locale: 'tr', data: data['newsletter-edition'] } as const;

  it('says whose a campaign is, beside its last day', () => {
    const { text } = presentLetter(source, env);
    expect(text).toContain('Iğdır kasko\nAylık\n₺640 12 ay\nIğdır Oto · Son gün: 01.12.2026\nhttps://');
  });

  it('shows a campaign with picture and figure, one link for ear and key, and leaves them out of what waits since before', () => {
    const { html } = presentLetter(source, env);
    expect(html.match(/-1200\.jpeg/g)).toHaveLength(1);
    for (const said of ['src="https://ayrac.example/pictures/kb-1200.jpeg"', 'Aylık', '₺640</span> 12 ay'])
      expect(html).toContain(said);
    const stops = campaigns.map(({ url: to }) => html.split(`href="${to}" style=`).length - 1);
    expect(stops).toEqual([1, 1]);
    expect(html).toContain(`href="${campaigns[1]?.url}" aria-hidden="true" tabindex="-1"`);
  });

  it('is looked at in either scheme, and is the same letter but for that', () => {
    const sent = presentLetter(source, env).html;
    expect(sent).toContain('@media (prefers-color-scheme: dark) {');
    for (const [scheme, media] of [
      ['light', 'not all'],
      ['dark', 'all'],
    ] as const) {
      const { html } = presentLetter(source, env, { scheme });
      expect(html).toBe(
        sent
          .replace('@media (prefers-color-scheme: dark)', `@media ${media}`)
          .replace('<title>', '<base target="_blank">\n<title>'),
      );
    }
  });
});

it.each([turkishOffice, englishOffice])('every template has a name in the office', ({ person }) => {
  expect(Object.keys(person.mailTemplates).toSorted()).toEqual(Object.keys(mailKinds).toSorted());
});
