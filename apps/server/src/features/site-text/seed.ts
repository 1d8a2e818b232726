import { type SiteTextName, siteTextNames, siteTexts } from '@ayrac/domain/site-text/site-text.ts';
import { notices as english } from '@ayrac/phrases/en/notices.ts';
import { pageTexts as englishPages } from '@ayrac/phrases/en/pages/index.ts';
import type { Notices } from '@ayrac/phrases/notice.ts';
import type { PageTexts } from '@ayrac/phrases/page-text.ts';
import { notices as turkish } from '@ayrac/phrases/tr/notices.ts';
import { pageTexts as turkishPages } from '@ayrac/phrases/tr/pages/index.ts';
import type { Executor } from '#server/db/database.ts';
import { hashesOf } from './hashes.ts';
import { siteTextVersion, type TextBody } from './table.ts';

/** A date before anything was shown to anybody. */
const SHIPPED_FROM = '2000-01-01';

/** Inserts the shipped texts as their first version. Several nodes may do so at the same time. */
export async function seedSiteTexts(db: Executor): Promise<void> {
  if ((await db.$count(siteTextVersion)) >= siteTextNames.length) return;
  await db.insert(siteTextVersion).values(siteTextNames.map(firstVersion)).onConflictDoNothing();
}

function firstVersion(name: SiteTextName) {
  const tr = shippedText(name, turkish, turkishPages);
  const en = shippedText(name, english, englishPages);
  const { version } = tr;
  return { name, number: 1, version, validFrom: SHIPPED_FROM, tr, en, hashes: hashesOf(name, tr, en) };
}

function shippedText(name: SiteTextName, notices: Notices, pages: PageTexts): TextBody {
  if (name === 'general-notice') return notices.general;
  if (name === 'borusan-notice') return notices.borusan;
  if (name === 'consent-questions') return notices.questions;
  return pages[siteTexts[name].page];
}
