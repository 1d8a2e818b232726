import type { SiteText } from '@ayrac/contract/office/site-texts.ts';
import type { SiteTextName } from '@ayrac/domain/site-text/site-text.ts';
import { generalNotice } from '@ayrac/phrases/tr/notice-general.ts';
import { sql } from 'drizzle-orm';
import { openOffice } from '#server/resource/testing/open-office.ts';
import { testApp, testNow } from '#server/testing/test-app.ts';

/** Version of the shipped privacy notice. */
export const SHIPPED = generalNotice.version;

/** The day after that of the tests, and the instant of its midnight in Istanbul. */
export const TOMORROW = '2026-11-21';
export const MIDNIGHT = new Date('2026-11-20T21:00:00.000Z');

/** Changes only the body of a text. */
export const bodyAlone = (text: string, part: string) => (part === 'body' ? `${text}\n\nYeni cümle.` : text);

/** Opens the office on two nodes, with helpers to edit the site's texts. */
export async function openTexts() {
  const office = await openOffice();
  const second = await testApp({ on: office.database });
  /** Restores the shipped texts. */
  async function restore(): Promise<void> {
    office.clock.now = testNow;
    second.clock.now = testNow;
    await office.db.execute(sql`delete from site_text_draft`);
    await office.db.execute(sql`delete from site_text_telling`);
    await office.db.execute(sql`delete from site_text_version where number > 1`);
    await office.db.execute(sql`select pg_notify('page_tags', '["site-texts"]')`);
  }
  async function close(): Promise<void> {
    await second.close();
    await office.close();
  }
  const read = async (name: SiteTextName): Promise<SiteText> => (await office.get(`texts/${name}`)).json();
  /** Saves a draft with changed parts. */
  async function draft(
    name: SiteTextName,
    change: (text: string, part: string) => string = (text) => `${text} Yeni.`,
    version = 0,
  ) {
    const { holding } = await read(name);
    const changed = (typed: Readonly<Record<string, string>>) =>
      Object.fromEntries(Object.entries(typed).map(([part, text]) => [part, change(text, part)]));
    const body = { tr: changed(holding.tr), en: changed(holding.en), note: 'Yeni alıcı', version };
    return office.send('POST', `texts/${name}/draft`, body);
  }
  const publish = (name: SiteTextName, from: string | null = null, version = 1) =>
    office.send('POST', `texts/${name}/publish`, { version, from });
  return { office, second, restore, close, read, draft, publish };
}
