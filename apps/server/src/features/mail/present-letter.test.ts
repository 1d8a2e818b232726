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

describe.each(all)('mail %s in %s', (template, locale) => {
  it('has the same content as text and HTML, with sender and reason', async () => {
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

  it("loads only the site's own pictures, runs nothing, and repeats button links as text", () => {
    const { html, text, subject, url: link } = presentLetter({ template, locale, data: data[template] }, env);
    expect(`${subject}${text}`).not.toContain('!');
    expect(html).not.toMatch(/<(script|link|iframe|form|table)\b|url\(|@import/i);
    for (const [, source] of html.matchAll(/src="([^"]*)"/g))
      expect(source).toMatch(/^https:\/\/ayrac\.example\/(?:icon-192\.png|pictures\/\w+-1200\.jpeg)$/);
    expect(text).not.toMatch(/undefined|\[object/);
    expect(html.match(/class="button"/g)?.length ?? 0).toBe(link === undefined ? 0 : 1);
    if (link !== undefined) expect(text).toContain(link);
  });

  it('has a one-click unsubscribe header exactly where its reader can unsubscribe', async () => {
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
  const content = {
    ...given,
    count: 2,
    title: 'Gizlilik politikası',
    first: campaigns[0]?.title ?? '',
    campaigns: ['Kış bakımı', 'Yaz lastiği'],
    date: locale === 'tr' ? '20.12.2026' : '20 Dec 2026',
    ...{ action: 'remind' as const, rule: 'Bir saat sonra' },
    ...{ month: locale === 'tr' ? 'Ekim 2026' : 'October 2026', brand: 'Iğdır Oto', lines: [] },
    hasFile: false,
  };
  return { words: typeof words === 'function' ? words(content) : words, frame };
}

describe('requested campaign in a mail', () => {
  const write = (values: object) =>
    presentLetter({ template: 'request-received', locale: 'tr', data: values }, env);

  it('is shown with picture, brand, figure, last day and the three next steps', () => {
    const { html, text } = write(data['request-received']);
    for (const part of ['Iğdır Oto', 'Kış bakımı', 'Liste fiyatı ₺9.800', '₺7.400', 'Son gün: 20.12.2026'])
      expect([html.includes(part), text.includes(part)]).toEqual([true, true]);
    expect(html).toContain('src="https://ayrac.example/pictures/ka-1200.jpeg"');
    expect(html.match(/<li /g)).toHaveLength(3);
    expect(text).toMatch(/Şimdi ne olacak\?\n1\. .+\n2\. .+\n3\. /);
  });

  it('is shown by name only in mails queued by an older version', () => {
    const { html, text } = write({ campaignTitle: 'Kış bakımı', url });
    expect([html.includes('Kış bakımı'), text.includes('Kış bakımı')]).toEqual([true, true]);
    expect(html).not.toContain('-1200.jpeg');
  });
});

it('notification of a brand has the phone number in readable groups', () => {
  const source = { template: 'brand-request', locale: 'tr', data: data['brand-request'] } as const;
  expect(presentLetter(source, env).text).toContain('Telefon: +90 532 111 00 01\n');
});

describe('answer of the office', () => {
  it('continues the thread, and links to the contact page when replies are not read', async () => {
    const mail = await sendThrough('inbox-answer', 'tr');
    const [root, before] = ['0b1f3a52-6c1e-4a53-9f1d-7f0c1f2b9a10', '5f0e2c1a-8a51-4c56-8a69-3d1a0a5f7b20'];
    expect(headerOf(mail, 'references')).toBe(`<${root}@ayrac.example> <${before}@ayrac.example>`);
    expect(headerOf(mail, 'in-reply-to')).toBe(`<${before}@ayrac.example>`);
    expect(headerOf(mail, 'reply-to')).toBeUndefined();
    expect(mail.text).toContain('https://ayrac.example/contact');
    expect(mail.html).not.toContain('<b>');
  });

  it('states where replies are read, if they are', () => {
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

describe('user input in mails', () => {
  it('keeps its line breaks in both parts', () => {
    const text = 'Merhaba Elif,\nTeklifiniz ektedir.\n\nİyi günler';
    const written = { ...data['lead-mail'], text };
    const letter = presentLetter({ template: 'lead-mail', locale: 'tr', data: written }, env);
    expect(letter.text).toContain(text);
    expect(letter.html).toContain('>Merhaba Elif,<br>Teklifiniz ektedir.</p>');
  });

  const campaignTitle = '<img src=x onerror=alert(1)> "A" & \'B\'\r\nBcc: kurban@ornek.example\u0000';

  it('is escaped in the HTML', () => {
    const { html } = presentLetter(
      { template: 'request-received', locale: 'tr', data: { campaignTitle, url } },
      env,
    );
    expect(html).not.toContain('<img src=x');
    expect(html).toContain('&#60;img src=x onerror=alert(1)&#62; &#34;A&#34; &#38; &#39;B&#39;');
    expect(html).toContain('href="https://ayrac.example/sayfa?a=1&#38;b=%C5%9F"');
  });

  it('adds no header or recipient', async () => {
    const mail = await sendThrough('request-received', 'tr', { campaignTitle, url });
    expect(mail.recipients).toEqual(['sule@ornek.example']);
    expect(headerOf(mail, 'bcc')).toBeUndefined();
    expect(mail.subject).toMatch(/^Teklif isteğiniz alındı: <img .*Bcc: kurban@ornek.example$/);
  });

  it('breaks anywhere when it is one long word, also in the heading', () => {
    const values = { ...data['lead-mail'], subject: 'Ö'.repeat(140) };
    const { html } = presentLetter({ template: 'lead-mail', locale: 'tr', data: values }, env);
    // Inherited from the box around everything.
    expect(html).toMatch(/<body [^>]*>\n<div [^>]*>[^<]*<\/div>\n<div style="[^"]*overflow-wrap:anywhere/);
    expect(html).toContain(
      `<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${values.subject}</h1>`,
    );
  });

  it('is cut in the subject between whole characters', () => {
    const long = { campaignTitle: '🎁'.repeat(500), url };
    const { subject } = presentLetter({ template: 'request-received', locale: 'tr', data: long }, env);
    expect([...subject]).toHaveLength(150);
    expect(subject.endsWith('🎁…')).toBe(true);
  });

  it.each(['javascript:alert(1)', '/sayfa', 'https://a.example/> <b', ''])(
    'is linked only for web addresses: %j',
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

it('names a single ending campaign in the subject, and counts several', () => {
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

it('links a reminder queued by an older version to the profile', () => {
  const { stopUrl: _, ...older } = data['campaign-ending'];
  const { text } = presentLetter({ template: 'campaign-ending', locale: 'en', data: older }, env);
  expect(text).toContain(`${env.origin}/en/profile`);
});

it('compares a monthly report only with a month that had requests', () => {
  const write = (...figures: object[]) =>
    presentLetter({ template: 'lead-report', locale: 'tr', data: { ...data['lead-report'], figures } }, env)
      .text;
  const median = { name: 'median', value: 85, before: null };
  const beside = write({ name: 'requests', value: 2, before: 1 }, median);
  expect(beside).toContain('Gelen istek: 2 (önceki ay 1)');
  expect(beside).toContain('İlk yanıt (medyan): 1 sa 25 dk (önceki ay –)');
  const first = write({ name: 'requests', value: 2, before: 0 }, median);
  expect(first).toContain('Gelen istek: 2\n');
  expect(first).toContain('İlk yanıt (medyan): 1 sa 25 dk\n');
  expect(first).toContain('Önceki ay istek gelmediği için karşılaştırma yapılmadı.');
  const none = write({ name: 'requests', value: 0, before: 0 }, { ...median, value: null });
  expect(none).toContain('Bu ay da önceki ay da istek gelmedi.');
  expect(none).not.toMatch(/Gelen istek|medyan|karşılaştırma/);
  const fewer = write({ name: 'requests', value: 0, before: 3 });
  expect(fewer).toContain('Gelen istek: 0 (önceki ay 3)');
});

it.each([
  ['verify-email', 'tr', 'Bağlantı 24 saat geçerlidir'],
  ['password-reset', 'tr', 'Bağlantı 30 dakika geçerlidir'],
  ['newsletter-confirm', 'en', 'The link is valid for 7 days.'],
] as const)('mail %s in %s states the lifetime of its link: %s', (template, locale, sentence) => {
  expect(presentLetter({ template, locale, data: data[template] }, env).text).toContain(sentence);
});

it.each([turkishOffice, englishOffice])('every template has a name in the office', ({ person }) => {
  expect(Object.keys(person.mailTemplates).toSorted()).toEqual(Object.keys(mailKinds).toSorted());
});
