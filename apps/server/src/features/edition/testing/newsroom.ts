import type { EditionDetail } from '@ayrac/contract/office/edition-calls.ts';
import { sql } from 'drizzle-orm';
import { readEnv } from '#server/env.ts';
import { mail } from '#server/features/mail/table.ts';
import { newsletterSubscription } from '#server/features/newsletter/table.ts';
import { fingerprintOf } from '#server/guards/fingerprint.ts';
import { recurringJobs } from '#server/recurring-jobs.ts';
import { type Office, openOffice } from '#server/resource/testing/open-office.ts';
import type { Services } from '#server/services.ts';
import { makeCampaign } from '#server/testing/factories.ts';
import { testNow } from '#server/testing/test-app.ts';
import { sendBatch } from '../send-batch.ts';
import { editionClick, newsletterEdition } from '../table.ts';

type Reader = Partial<typeof newsletterSubscription.$inferInsert>;
type Mail = {
  readonly recipient: string;
  readonly locale: string;
  readonly state: string;
  readonly data: {
    readonly heading: string;
    readonly text: string;
    readonly campaigns: readonly { readonly title: string; readonly url: string }[];
    readonly oneClickUrl: string;
    readonly preferencesUrl: string;
  };
};

export const texts = { heading: 'Kasım', headingEn: 'November', text: 'Merhaba', textEn: 'Hello' };

/** Office with newsletter readers, and nodes that send. */
export type Newsroom = Awaited<ReturnType<typeof openNewsroom>>;

export async function openNewsroom() {
  const office: Office = await openOffice({ ORIGIN: 'https://ayrac.example' });
  const { db } = office;
  const services: Services = {
    clock: () => office.clock.now,
    random: () => 0.5,
    env: readEnv({ NODE_ENV: 'test', ORIGIN: 'https://ayrac.example' }),
    fingerprint: await fingerprintOf(db),
    isDemo: false,
  };
  let readers = 0;

  const makeReaders = async (count: number, values: Reader = {}): Promise<string[]> => {
    const basis = { locale: 'tr', requestedAt: testNow, createdAt: testNow, confirmedAt: testNow } as const;
    const rows = Array.from({ length: count }, () => {
      readers += 1;
      const email = `okur.${readers}@ornek.example`;
      return { ...basis, ...values, email, emailKey: email };
    });
    await db.insert(newsletterSubscription).values(rows);
    return rows.map(({ email }) => email);
  };
  const get = async (id: string): Promise<EditionDetail> => (await office.get(`editions/${id}`)).json();
  const save = (edition: Pick<EditionDetail, 'id' | 'version'>, values: object) =>
    office.send('PATCH', `editions/${edition.id}`, { version: edition.version, values });
  const compose = async (campaignIds?: readonly string[]): Promise<EditionDetail> => {
    const ids = campaignIds ?? [(await makeCampaign(db)).id];
    const begun = (await office.send('POST', 'editions', {})).json();
    const saved = await save(begun, { ...texts, campaignIds: ids });
    if (saved.statusCode !== 200) throw new Error(`Nothing was saved: ${saved.body}`);
    return saved.json();
  };
  const send = ({ id, version }: EditionDetail, at: string | null = null) =>
    office.send('POST', `editions/${id}/send`, { version, at });
  const move = (id: string, action: string) => office.send('POST', `editions/${id}/move`, { action });
  const batch = () => sendBatch(db, services);
  /** Marks all waiting mails as sent. */
  const deliver = () =>
    db.execute(
      sql`update mail set state = 'sent', sent_at = now(), message_id = id::text where state = 'waiting'`,
    );
  const work = async (id: string): Promise<EditionDetail> => {
    do await deliver();
    while (await batch());
    return get(id);
  };
  /** Sends the automatic weekly issues and returns the number of mails. */
  const sendThursdays = async () => {
    await recurringJobs.find(({ name }) => name === 'send-newsletter')?.run(db, services);
    const { rows } = await db.execute(sql`select from mail where template = 'newsletter-issue'`);
    return rows.length;
  };
  const mails = async (): Promise<readonly Mail[]> => {
    const { rows } = await db.execute<Mail>(sql`
      select recipient, locale, state, data from mail where template = 'newsletter-edition' order by recipient`);
    return rows;
  };
  const clear = async () => {
    office.clock.now = testNow;
    for (const table of [editionClick, newsletterSubscription, newsletterEdition, mail])
      await db.delete(table);
    await office.enter('ADMIN');
  };
  return {
    ...{ office, db, services, makeReaders, get, save, compose, send, move },
    ...{ batch, deliver, work, mails, sendThursdays, clear },
  };
}
