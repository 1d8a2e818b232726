import { describe, expect, it } from 'vitest';
import { notices as englishNotices } from './en/notices.ts';
import { pageTexts as englishPages } from './en/pages/index.ts';
import { practiceWords as englishPractice } from './en/pages/practice.ts';
import {
  type CookiePractice,
  fillPage,
  type PageName,
  type PageText,
  placeholderValues,
} from './page-text.ts';
import { notices as turkishNotices } from './tr/notices.ts';
import { pageTexts as turkishPages } from './tr/pages/index.ts';
import { practiceWords as turkishPractice } from './tr/pages/practice.ts';

const owner = { name: 'Örnek A.Ş.', address: 'Deneme Sok. 1, Bursa', email: 'kvkk@ornek.example' };
// Figures that occur in no text otherwise.
const periods = {
  ...{ quoteYears: 13, inboxYears: 17, visitorConsentYears: 19, dataRequestYears: 29, auditYears: 31 },
  ...{ mailDays: 97, sessionDays: 83, notificationMonths: 61, unverifiedDays: 37 },
  ...{ fingerprintHours: 71, codeHours: 23 },
  ...{ unconfirmedDays: 41, subscriptionYears: 43, issueYears: 47, erasureYears: 53 },
};
const practice = { consentMode: 'spec', hasTagManager: true, hasChatbot: true } as const;
const names = Object.keys(turkishPages) as PageName[];
const write =
  (pages: typeof turkishPages, notices: typeof turkishNotices, words: typeof turkishPractice) =>
  (name: PageName, shown: CookiePractice = practice): PageText =>
    fillPage(pages[name], notices, placeholderValues(owner, periods, shown, words));
const turkish = write(turkishPages, turkishNotices, turkishPractice);
const english = write(englishPages, englishNotices, englishPractice);
const all = names.flatMap((name) => [
  { name, language: 'Turkish', text: turkish(name) },
  { name, language: 'English', text: english(name) },
]);

/** Returns the paragraphs and list items of a page, without headings and tables. */
function runningText({ introduction, sections }: PageText): string {
  const lines = sections.flatMap(({ paragraphs, points = [] }) => [...paragraphs, ...points]);
  return [...introduction, ...lines].join('\n');
}

function tablesOf({ sections }: PageText) {
  return sections.flatMap(({ table }) => (table === undefined ? [] : [table]));
}

/** Returns the structure of a page: the number of parts of each section. */
function shapeOf({ introduction, sections }: PageText) {
  const parts = sections.map(({ paragraphs, points, table, seeAlso }) => [
    paragraphs.length,
    points?.length,
    table?.rows.map((row) => row.length),
    seeAlso,
  ]);
  return [introduction.length, parts];
}

describe('pages of running text', () => {
  // Specification 2.21
  it.each(all)('are complete: $name in $language', ({ text }) => {
    expect(runningText(text).split(/\s+/).length).toBeGreaterThanOrEqual(400);
  });

  it.each(all)('show their version and the day of the last change: $name in $language', ({ text }) => {
    expect(text.version).toMatch(/^\d{4}-\d{2}(-\d{2}(\.\d)?)?$/);
    expect(text.date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(text.date >= text.version.slice(0, 10)).toBe(true);
    expect(Number.isNaN(Date.parse(text.date))).toBe(false);
  });

  it.each(all)('have a description that search engines show in full: $name in $language', ({ text }) => {
    expect(text.description.length).toBeGreaterThan(60);
    expect(text.description.length).toBeLessThanOrEqual(160);
  });

  it.each(all)('name the operator without a placeholder: $name in $language', ({ text }) => {
    expect(JSON.stringify(text)).toContain(owner.email);
    expect(runningText(text)).not.toMatch(/[{}]|undefined/);
  });

  it.each(all)('have unique headings and complete table rows: $name in $language', ({ text }) => {
    const headings = text.sections.map(({ heading }) => heading);
    expect(new Set(headings).size).toBe(headings.length);
    for (const { columns, rows } of tablesOf(text)) {
      expect(rows.map((row) => row.length)).toEqual(rows.map(() => columns.length));
      expect(new Set(rows.map(([first]) => first)).size).toBe(rows.length);
    }
  });

  it.each(names)('have the same parts in both languages: %s', (name) => {
    expect(shapeOf(english(name))).toEqual(shapeOf(turkish(name)));
    expect(english(name).version).toBe(turkish(name).version);
    expect(english(name).date).toBe(turkish(name).date);
  });
});

describe('cookie policy', () => {
  it.each([
    ['Turkish', turkish],
    ['English', english],
  ])('explains what silence means, and whether there is a tag manager: in %s', (_language, texts) => {
    const write = (mode: 'spec' | 'record-only' | 'strict', hasTagManager: boolean) =>
      runningText(texts('cookiePolicy', { consentMode: mode, hasTagManager, hasChatbot: hasTagManager }));
    const whole = [
      write('spec', true),
      write('record-only', true),
      write('strict', true),
      write('spec', false),
    ];
    expect(new Set(whole).size).toBe(4);
    expect(whole.map((text) => /Google (?:Etiket|Tag Manager)/.test(text))).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect(whole[0]).toMatch(/\b19 (?:yıl|years)/);
  });
});

describe('personal data notice', () => {
  // Specification 9.22
  it.each([
    ['Turkish', turkish, /^(İletişim|Araç|Kimlik|Demografik|Kullanım|Konum|Ödeme|İçerik|Anket|Parmak izi)/],
    [
      'English',
      english,
      /^(Contact|Vehicle|Authentication|Demographic|Usage|Location|Payment|Content|Survey|Fingerprint)/,
    ],
  ] as const)(
    'lists the ten categories of data once each, with their grounds: %s',
    (_language, texts, kind) => {
      const table = tablesOf(texts('kvkk')).find(({ columns }) => columns.length === 5);
      const rows = table?.rows ?? [];
      expect(rows).toHaveLength(10);
      expect(new Set(rows.map(([category]) => kind.exec(category)?.[1])).size).toBe(10);
      expect(rows.filter(([, , ground]) => /5\/2-[cçef]/.test(ground ?? ''))).toHaveLength(8);
    },
  );

  it.each([
    ['Turkish', turkish],
    ['English', english],
  ])('states the periods that the retention job applies: %s', (_language, texts) => {
    const rows = tablesOf(texts('kvkk')).find(({ columns }) => columns.length === 5)?.rows ?? [];
    const kept = rows.map((row) => row.at(-1) ?? '');
    expect(kept.filter((text) => /\b13 (yıl|years)/.test(text))).toHaveLength(4);
    expect(kept.filter((text) => /\b17 (yıl|years)/.test(text))).toHaveLength(1);
    expect(kept.filter((text) => /\b71 (saat|hours)/.test(text))).toHaveLength(1);
    for (const years of [29, 31, 43, 47, 53])
      expect(kept.join()).toMatch(new RegExp(`\\b${years} (yıl|years?)`));
    expect(kept.join()).toMatch(/\b61 (ay|months)/);
    for (const days of [97, 83, 37, 41]) expect(kept.join()).toMatch(new RegExp(`\\b${days} (gün|days)`));
    expect(runningText(texts('privacy'))).toMatch(/\b71 (saat|hours)/);
    expect(runningText(texts('privacy'))).toMatch(/\b97 (gün|days)/);
  });

  // Specification 9.21
  it.each([
    ['Turkish', turkish('kvkk')],
    ['English', english('kvkk')],
    ['Turkish BMW', turkish('borusan')],
    ['English BMW', english('borusan')],
  ])('states 30 days for the reply, 30 from the reply and 60 from the application: %s', (_name, text) => {
    const limits = tablesOf(text)
      .at(-1)
      ?.rows.map(([, limit]) => /\d+/.exec(limit ?? '')?.[0]);
    expect(limits).toEqual(['30', '30', '60']);
  });
});

describe('code by text message', () => {
  const languages = [
    ['Turkish', turkish, /kısa mesaj/],
    ['English', english, /text message/],
  ] as const;

  it.each(languages)('is explained with purpose, data and retention: %s', (_language, texts, message) => {
    const text = runningText(texts('privacy'));
    const paragraph = text.split('\n').find((line) => /\b23 (saat|hours)/.test(line)) ?? '';
    expect(paragraph).toMatch(message);
    expect(paragraph).toMatch(/özetini|digest/);
    expect(paragraph).toMatch(/\b31 (yıl|years)/);
    const rows = tablesOf(texts('kvkk')).flatMap((table) => table.rows);
    const [category, purpose, , recipients] =
      rows.find((row) => /\b23 (saat|hours)/.test(row.at(-1) ?? '')) ?? [];
    expect(category).toMatch(message);
    expect(purpose).toMatch(message);
    expect(recipients).toMatch(message);
  });

  it.each(languages)(
    'is mentioned in every notice, and denied on no page: %s',
    (_language, texts, message) => {
      for (const name of ['kvkk', 'borusan'] as const) {
        const lines = runningText(texts(name)).split('\n');
        const matching = lines.filter((line) => message.test(line) && /kod(un|la)|code/.test(line));
        expect(matching.length, name).toBeGreaterThan(0);
      }
      expect(runningText(texts('contact'))).not.toMatch(/kodu istemez|never asks for[^.]*codes/);
    },
  );
});
