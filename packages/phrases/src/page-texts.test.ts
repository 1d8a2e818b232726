import { describe, expect, it } from 'vitest';
import { pageTexts as english } from './en/pages/index.ts';
import type { PageName, PageText } from './page-text.ts';
import { pageTexts as turkish } from './tr/pages/index.ts';

const owner = { name: 'Örnek A.Ş.', address: 'Deneme Sok. 1, Bursa', email: 'kvkk@ornek.example' };
// Figures that stand in no text by themselves.
const periods = {
  ...{ quoteYears: 13, inboxYears: 17, visitorConsentYears: 19, dataRequestYears: 29, auditYears: 31 },
  ...{ mailDays: 97, sessionDays: 83, notificationDays: 181, unverifiedDays: 37 },
  ...{ fingerprintHours: 71, codeHours: 23 },
};
const practice = { consentMode: 'spec', hasTagManager: true, hasChatbot: true } as const;
const names = Object.keys(turkish) as PageName[];
const all = names.flatMap((name) => [
  { name, language: 'Turkish', text: turkish[name](owner, periods, practice) },
  { name, language: 'English', text: english[name](owner, periods, practice) },
]);

/** What a reader reads from line to line; headings and tables come on top. */
function runningText({ introduction, sections }: PageText): string {
  const lines = sections.flatMap(({ paragraphs, points = [] }) => [...paragraphs, ...points]);
  return [...introduction, ...lines].join('\n');
}

function tablesOf({ sections }: PageText) {
  return sections.flatMap(({ table }) => (table === undefined ? [] : [table]));
}

/** Everything but the words: how many of each thing stand where. */
function shapeOf({ introduction, sections }: PageText) {
  const parts = sections.map(({ paragraphs, points, table, seeAlso }) => [
    paragraphs.length,
    points?.length,
    table?.rows.map((row) => row.length),
    seeAlso,
  ]);
  return [introduction.length, parts];
}

describe('the pages of running text', () => {
  // Specification 2.21
  it.each(all)('say enough: $name in $language', ({ text }) => {
    expect(runningText(text).split(/\s+/).length).toBeGreaterThanOrEqual(400);
  });

  it.each(all)('tell their version and the day of the last change: $name in $language', ({ text }) => {
    expect(text.version).toMatch(/^\d{4}-\d{2}(-\d{2}(\.\d)?)?$/);
    expect(text.date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(text.date >= text.version.slice(0, 10)).toBe(true);
    expect(Number.isNaN(Date.parse(text.date))).toBe(false);
  });

  it.each(all)('have a description that search engines show whole: $name in $language', ({ text }) => {
    expect(text.description.length).toBeGreaterThan(60);
    expect(text.description.length).toBeLessThanOrEqual(160);
  });

  it.each(all)('name who runs the site and leave no placeholder: $name in $language', ({ text }) => {
    expect(JSON.stringify(text)).toContain(owner.email);
    expect(runningText(text)).not.toMatch(/[{}]|undefined/);
  });

  it.each(all)(
    'have headings of their own and rows as wide as their table: $name in $language',
    ({ text }) => {
      const headings = text.sections.map(({ heading }) => heading);
      expect(new Set(headings).size).toBe(headings.length);
      for (const { columns, rows } of tablesOf(text)) {
        expect(rows.map((row) => row.length)).toEqual(rows.map(() => columns.length));
        expect(new Set(rows.map(([first]) => first)).size).toBe(rows.length);
      }
    },
  );

  it.each(names)('have the same parts in both languages: %s', (name) => {
    expect(shapeOf(english[name](owner, periods, practice))).toEqual(
      shapeOf(turkish[name](owner, periods, practice)),
    );
    expect(english[name](owner, periods, practice).version).toBe(
      turkish[name](owner, periods, practice).version,
    );
    expect(english[name](owner, periods, practice).date).toBe(turkish[name](owner, periods, practice).date);
  });
});

describe('the cookie policy', () => {
  it.each([
    ['Turkish', turkish],
    ['English', english],
  ])('says what silence counts for, and whether there is a tag manager: in %s', (_language, texts) => {
    const write = (mode: 'spec' | 'record-only' | 'strict', hasTagManager: boolean) =>
      runningText(
        texts.cookiePolicy(owner, periods, { consentMode: mode, hasTagManager, hasChatbot: hasTagManager }),
      );
    const said = [
      write('spec', true),
      write('record-only', true),
      write('strict', true),
      write('spec', false),
    ];
    expect(new Set(said).size).toBe(4);
    expect(said.map((text) => /Google (?:Etiket|Tag Manager)/.test(text))).toEqual([true, true, true, false]);
    expect(said[0]).toMatch(/\b19 (?:yıl|years)/);
  });
});

describe('the personal data notice', () => {
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
      const table = tablesOf(texts.kvkk(owner, periods, practice)).find(
        ({ columns }) => columns.length === 5,
      );
      const rows = table?.rows ?? [];
      expect(rows).toHaveLength(10);
      expect(new Set(rows.map(([category]) => kind.exec(category)?.[1])).size).toBe(10);
      expect(rows.filter(([, , ground]) => /5\/2-[cçef]/.test(ground ?? ''))).toHaveLength(8);
    },
  );

  it.each([
    ['Turkish', turkish],
    ['English', english],
  ])('states the periods that the job which deletes data has: %s', (_language, texts) => {
    const rows =
      tablesOf(texts.kvkk(owner, periods, practice)).find(({ columns }) => columns.length === 5)?.rows ?? [];
    const kept = rows.map((row) => row.at(-1) ?? '');
    expect(kept.filter((text) => /\b13 (yıl|years)/.test(text))).toHaveLength(4);
    expect(kept.filter((text) => /\b17 (yıl|years)/.test(text))).toHaveLength(1);
    expect(kept.filter((text) => /\b71 (saat|hours)/.test(text))).toHaveLength(1);
    for (const period of [/\b29 (yıl|years)/, /\b31 (yıl|years)/]) expect(kept.join()).toMatch(period);
    for (const days of [97, 83, 181, 37]) expect(kept.join()).toMatch(new RegExp(`\\b${days} (gün|days)`));
    expect(runningText(texts.privacy(owner, periods, practice))).toMatch(/\b71 (saat|hours)/);
    expect(runningText(texts.privacy(owner, periods, practice))).toMatch(/\b97 (gün|days)/);
  });

  // Specification 9.21
  it.each([
    ['Turkish', turkish.kvkk],
    ['English', english.kvkk],
    ['Turkish BMW', turkish.borusan],
    ['English BMW', english.borusan],
  ])('states 30 days for the reply, 30 from the reply and 60 from the application: %s', (_name, write) => {
    const limits = tablesOf(write(owner, periods, practice))
      .at(-1)
      ?.rows.map(([, limit]) => /\d+/.exec(limit ?? '')?.[0]);
    expect(limits).toEqual(['30', '30', '60']);
  });
});

describe('the code by text message', () => {
  const languages = [
    ['Turkish', turkish, /kısa mesaj/],
    ['English', english, /text message/],
  ] as const;

  it.each(languages)(
    'is named with what it is for, what is kept and for how long: %s',
    (_language, texts, message) => {
      const told = runningText(texts.privacy(owner, periods, practice));
      const paragraph = told.split('\n').find((line) => /\b23 (saat|hours)/.test(line)) ?? '';
      expect(paragraph).toMatch(message);
      expect(paragraph).toMatch(/özetini|digest/);
      expect(paragraph).toMatch(/\b31 (yıl|years)/);
      const rows = tablesOf(texts.kvkk(owner, periods, practice)).flatMap((table) => table.rows);
      const [category, purpose, , recipients] =
        rows.find((row) => /\b23 (saat|hours)/.test(row.at(-1) ?? '')) ?? [];
      expect(category).toMatch(message);
      expect(purpose).toMatch(message);
      expect(recipients).toMatch(message);
    },
  );

  it.each(languages)('is named by every notice, and no page denies it: %s', (_language, texts, message) => {
    for (const name of ['kvkk', 'borusan'] as const) {
      const lines = runningText(texts[name](owner, periods, practice)).split('\n');
      const said = lines.filter((line) => message.test(line) && /kod(un|la)|code/.test(line));
      expect(said.length, name).toBeGreaterThan(0);
    }
    expect(runningText(texts.contact(owner, periods, practice))).not.toMatch(
      /kodu istemez|never asks for[^.]*codes/,
    );
  });
});
