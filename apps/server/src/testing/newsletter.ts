import { sql } from 'drizzle-orm';
import { mail } from '#server/features/mail/table.ts';
import { newsletterSubscription } from '#server/features/newsletter/table.ts';
import { postJson } from './post-json.ts';
import type { TestApp } from './test-app.ts';

export type TestNewsletter = ReturnType<typeof newsletterOf>;

/** The newsletter of a test server: calls, readers and stored records. */
export function newsletterOf(server: TestApp) {
  let readers = 0;
  const newEmail = () => {
    readers += 1;
    return `okur.${readers}@ornek.example`;
  };

  /** Each reader comes from a network of its own, unless an address is given. */
  const post = (path: string, body: unknown, headers: Record<string, string> = {}, address?: string) =>
    postJson(
      server.app,
      `/api/public/newsletter/${path}`,
      body,
      headers,
      address ?? `192.0.2.${readers % 250}`,
    );

  async function subscriptionOf(email: string) {
    const rows = await server.db.select().from(newsletterSubscription);
    return rows.find((row) => row.email === email);
  }

  /** Returns the mails to an address, oldest first, with the code of their link. */
  async function mailsTo(email: string) {
    const { rows } = await server.db.execute<{ template: string; locale: string; url: string }>(sql`
      select template, locale, coalesce(data ->> 'url', data ->> 'preferencesUrl') as url from ${mail}
      where recipient = ${email} order by created_at, id`);
    return rows.map(({ template, locale, url }) => ({
      template,
      locale,
      url,
      code: new URL(url).searchParams.get('kod') ?? '',
    }));
  }
  const lastCode = async (email: string) => (await mailsTo(email)).at(-1)?.code ?? '';

  /** Returns the consent records of an address in the order of their transactions, because the clock stands still. */
  async function ledgerOf(email: string) {
    const { rows } = await server.db.execute<Record<string, unknown>>(sql`
      select r.purpose, r.is_given, r.context, r.text_version, r.text_hash, r.claimed_version, r.locale
      from consent_record r join newsletter_subscription s on s.id = r.newsletter_id
      where s.email = ${email} order by r.recorded_at, r.xmin::text::bigint, r.ctid`);
    return rows;
  }

  /** Creates a confirmed reader and returns the code of its preferences. */
  async function makeReader(email = newEmail()): Promise<{ email: string; code: string }> {
    await post('subscriptions', { email });
    const reply = await post('confirmations', { code: await lastCode(email) });
    return { email, code: reply.json().code };
  }

  return { newEmail, post, subscriptionOf, mailsTo, lastCode, ledgerOf, makeReader };
}
