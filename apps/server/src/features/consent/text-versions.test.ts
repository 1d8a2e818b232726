import { createHash } from 'node:crypto';
import { notices as englishNotices } from '@ayrac/phrases/en/notices.ts';
import { pageTexts as englishPages } from '@ayrac/phrases/en/pages/index.ts';
import { practiceWords as englishPractice } from '@ayrac/phrases/en/pages/practice.ts';
import { fillPage, type PageName, placeholderValues } from '@ayrac/phrases/page-text.ts';
import { notices as turkishNotices } from '@ayrac/phrases/tr/notices.ts';
import { pageTexts as turkishPages } from '@ayrac/phrases/tr/pages/index.ts';
import { practiceWords as turkishPractice } from '@ayrac/phrases/tr/pages/practice.ts';
import { expect, it } from 'vitest';

// Hash of the wording of each version, in both languages. Consents refer to versions, so changing a word requires a new
// version (on a page also the date of the change) and a new line here, unless nobody has been shown the version yet.
const wordings: Record<string, string> = {
  'page about 2026-11-29': 'bd0a6b541f77',
  'page borusan 2026-11-29': '717e3c721964',
  'page careers 2026-11-29': '65259b70db50',
  'page contact 2026-11-29': '1a08512e03c8',
  'page cookiePolicy 2026-11-29': 'b99d49ff07a7',
  'page howWeEarn 2026-11-29': '805cf3cc48e9',
  'page kvkk 2026-11-29': 'e60a9c780e8e',
  'page privacy 2026-11-29': '632024c87e91',
  'page terms 2026-11-29': '1083b158c297',
  'notice general 2026-11-29': '4712dadad9c5',
  'notice borusan 2026-11-29': 'd514bdd14ca6',
  'notice questions 2026-11': '850bf7fd46b6',
};

const owner = { name: 'Örnek A.Ş.', address: 'Deneme Sok. 1, Bursa', email: 'kvkk@ornek.example' };
const periods = {
  ...{ quoteYears: 13, inboxYears: 17, visitorConsentYears: 19, dataRequestYears: 29, auditYears: 31 },
  ...{ mailDays: 97, sessionDays: 83, notificationMonths: 61, unverifiedDays: 37 },
  ...{ fingerprintHours: 71, codeHours: 23 },
  ...{ unconfirmedDays: 41, subscriptionYears: 43, issueYears: 47, erasureYears: 53 },
};
const modes = ['spec', 'record-only', 'strict'] as const;
const practices = modes.flatMap((consentMode) =>
  [true, false].map((isThere) => ({ consentMode, hasTagManager: isThere, hasChatbot: isThere })),
);

const languages = [
  { pages: turkishPages, notices: turkishNotices, words: turkishPractice },
  { pages: englishPages, notices: englishNotices, words: englishPractice },
];

const pages = Object.keys(turkishPages).map((key) => {
  const name = key as PageName;
  const texts = languages.flatMap(({ pages, notices, words }) =>
    practices.map((practice) =>
      fillPage(pages[name], notices, placeholderValues(owner, periods, practice, words)),
    ),
  );
  return { name: `page ${name}`, version: texts[0]?.version, text: texts };
});
const notices = (['general', 'borusan', 'questions'] as const).map((name) => ({
  name: `notice ${name}`,
  version: turkishNotices[name].version,
  text: [turkishNotices[name], englishNotices[name]],
}));

it.each([...pages, ...notices])('a changed wording has a new version: $name', ({ name, version, text }) => {
  const wording = createHash('sha256').update(JSON.stringify(text)).digest('hex').slice(0, 12);
  expect(wordings[`${name} ${version}`]).toBe(wording);
});
