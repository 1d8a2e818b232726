import { describe, expect, it } from 'vitest';
import { type MarkedText, readMarkup, writeMarkup } from './markup.ts';
import { readTexts } from './read-text.ts';
import { requiredPlaceholders, versionCalled } from './site-text.ts';

const text: MarkedText = {
  introduction: ['Bir.', 'İki.'],
  sections: [
    { heading: 'Kim?', paragraphs: ['Biz.'], points: ['bir', 'iki'], seeAlso: ['kvkk', 'cookiePolicy'] },
    {
      heading: 'Ne?',
      paragraphs: [],
      table: {
        caption: 'Veriler',
        columns: ['Ad', 'Süre'],
        rows: [
          ['Ad', '1 yıl'],
          ['Telefon', ''],
        ],
      },
    },
  ],
};

describe('text as typed by editors', () => {
  it('is read back as written', () => {
    const { problems, ...read } = readMarkup(writeMarkup(text));
    expect(problems).toEqual([]);
    expect(read).toEqual(text);
  });

  it('may have line breaks in a paragraph, and headings without empty lines', () => {
    const { sections } = readMarkup('# Kim?\nBiz,\nbirlikte.\n# Ne?\nHer şey.');
    expect(sections).toEqual([
      { heading: 'Kim?', paragraphs: ['Biz, birlikte.'] },
      { heading: 'Ne?', paragraphs: ['Her şey.'] },
    ]);
  });

  it.each<[string, string, number | null]>([
    ['- madde', 'out-of-order', 1],
    ['# A\n\n- bir\n\niki', 'out-of-order', 5],
    ['# A\n\n- bir\niki', 'malformed-text', 4],
    ['# A', 'required', 1],
    ['#', 'required', 1],
    ['# A\n\nx\n\n# A\n\ny', 'repeated-heading', 5],
    ['# A\n\n| a | b |', 'malformed-text', 3],
    ['# A\n\n|+ T\n| a | b |', 'malformed-text', 3],
    ['# A\n\n|+ T\n| a | b |\n| c |', 'malformed-text', 5],
    ['# A\n\n|+ T\n| a | b |\n| c | d |\n| c | e |', 'repeated-row', 6],
    ['# A\n\n> yok', 'not-a-choice', 3],
  ])('%j is reported for %s in line %s', (source, code, line) => {
    expect(readMarkup(source).problems).toContainEqual(expect.objectContaining({ code, line }));
  });

  it.each(['<b>', '</p>', 'a < b', '<img src=x onerror=alert(1)>', '<!-- x -->'])('refuses %s', (html) => {
    const typed = { explicitConsent: html };
    const { problems } = readTexts('consent-questions', { tr: typed, en: typed });
    expect(problems).toContainEqual(
      expect.objectContaining({ language: 'tr', part: 'explicitConsent', code: 'html-not-allowed' }),
    );
  });

  it.each(['{', '}', '{}', '{firma}', '{ controllerName }'])('refuses the placeholder %s', (placeholder) => {
    const typed = { title: placeholder, body: '' };
    const { problems } = readTexts('general-notice', { tr: typed, en: typed });
    expect(problems).toContainEqual(expect.objectContaining({ part: 'title', code: 'placeholder-unknown' }));
  });
});

it.each([
  [[], '2026-12-01'],
  [['2026-12-01'], '2026-12-01.2'],
  [['2026-12-01', '2026-12-01.2'], '2026-12-01.3'],
])('a version of a day after %j is named %s', (taken, called) => {
  expect(versionCalled('2026-12-01', taken)).toBe(called);
});

describe('a text', () => {
  const controller = ['controllerName', 'controllerAddress', 'controllerEmail'];

  it.each(['general-notice', 'borusan-notice', 'contact', 'privacy'] as const)(
    'must name the data controller in %s',
    (name) => {
      expect(requiredPlaceholders(name)).toEqual(controller);
    },
  );

  it('must state how long data is kept in the page about personal data, and nothing in questions', () => {
    expect(requiredPlaceholders('kvkk')).toContain('quoteYears');
    expect(requiredPlaceholders('consent-questions')).toEqual([]);
  });
});
