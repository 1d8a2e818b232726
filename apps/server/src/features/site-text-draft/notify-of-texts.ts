import { RefusalError } from '@ayrac/domain/refusal.ts';
import { addresses, inLocale } from '@ayrac/domain/screen/page-address.ts';
import { type SiteTextName, siteTexts } from '@ayrac/domain/site-text/site-text.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import { startOfDay } from '@ayrac/domain/time/day-and-moment.ts';
import type { PageTemplate } from '@ayrac/phrases/page-text.ts';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { CallContext } from '#server/api/handler.ts';
import { memberOf } from '#server/api/member.ts';
import type { Database, Executor } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { writeAudit } from '#server/features/audit/writes.ts';
import { putMail } from '#server/features/mail/outbox.ts';
import { siteTextVersion } from '#server/features/site-text/table.ts';
import { runNowOn } from '#server/jobs/running.ts';
import type { Services } from '#server/services.ts';
import { audience, countAudience, earlierNames } from './reach.ts';
import { siteTextTelling } from './table.ts';

const MEMBERS_AT_ONCE = 100;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/** Job that notifies members. It also runs immediately when a notification is started. */
export const NOTIFYING_JOB = 'tell-of-texts';

/** Starts to notify members about a version, or resumes after a stop. */
export async function startNotifying(
  context: CallContext,
  name: SiteTextName,
  number: number,
): Promise<void> {
  const { db, now, caller } = context;
  await inTransaction(db, async (tx) => {
    const names = await earlierNames(tx, name, number);
    // The first version was shown to everybody from the start, so nobody has to be notified.
    if (number === 1) throw new RefusalError('action-not-possible');
    const total = await countAudience(tx, name, names);
    const begun = { afterAccount: BEFORE_ALL, total, startedAt: now, startedBy: memberOf(caller).id };
    const [row] = await tx
      .insert(siteTextTelling)
      .values({ name, number, state: 'running', ...begun })
      .onConflictDoUpdate({
        target: [siteTextTelling.name, siteTextTelling.number],
        set: { state: 'running' },
        setWhere: eq(siteTextTelling.state, 'stopped'),
      })
      .returning({ name: siteTextTelling.name });
    if (row === undefined) throw new RefusalError('action-not-possible');
    await audit(tx, context, 'site-text-telling-begun', name, number);
  });
  await runNowOn(db)?.(NOTIFYING_JOB);
}

/** Stops after the current batch. Mails in the outbox are still sent. */
export function stopNotifying(context: CallContext, name: SiteTextName, number: number): Promise<void> {
  return inTransaction(context.db, async (tx) => {
    const [row] = await tx
      .update(siteTextTelling)
      .set({ state: 'stopped' })
      .where(and(isOf(name, number), eq(siteTextTelling.state, 'running')))
      .returning({ name: siteTextTelling.name });
    if (row === undefined) throw new RefusalError('action-not-possible');
    await audit(tx, context, 'site-text-telling-stopped', name, number);
  });
}

/**
 * Puts the mails of all running notifications into the outbox, in transactions of a hundred members, each mail once.
 */
export async function notifyOfTexts(db: Database, { clock, env }: Services): Promise<void> {
  let isMore = true;
  while (isMore) isMore = await inTransaction(db, (tx) => notifyBatch(tx, env.origin, clock()));
}

interface Recipient {
  readonly id: string;
  readonly locale: Locale;
}

/**
 * Notifies a batch of members and returns whether there may be more. A concurrent stop waits for the batch, and no
 * further one follows.
 */
async function notifyBatch(tx: Executor, origin: string, now: Date): Promise<boolean> {
  const [notification] = await tx
    .select()
    .from(siteTextTelling)
    .where(eq(siteTextTelling.state, 'running'))
    .orderBy(asc(siteTextTelling.startedAt), asc(siteTextTelling.name))
    .limit(1)
    .for('update', { skipLocked: true });
  if (notification === undefined) return false;
  const { name, number, afterAccount } = notification;
  const names = await earlierNames(tx, name, number);
  const { rows } = await tx.execute<Recipient & Record<string, unknown>>(sql`
    select a.id, a.locale from account a
    where a.id > ${afterAccount}::uuid and ${audience(name, names)}
    order by a.id limit ${MEMBERS_AT_ONCE}`);
  const version = await findVersion(tx, name, number);
  for (const { id, locale } of rows) {
    await putMail(tx, {
      to: { accountId: id },
      template: 'text-changed',
      locale,
      data: {
        title: titleOf(name, version, locale),
        url: origin + inLocale(addresses[siteTexts[name].page ?? 'kvkk'](), locale),
        from: (startOfDay(version.validFrom) ?? now).toISOString(),
      },
      now,
    });
  }
  await tx
    .update(siteTextTelling)
    .set({
      afterAccount: rows.at(-1)?.id ?? afterAccount,
      sent: sql`${siteTextTelling.sent} + ${rows.length}`,
      ...(rows.length < MEMBERS_AT_ONCE && { state: 'done' as const }),
    })
    .where(isOf(name, number));
  return true;
}

async function findVersion(tx: Executor, name: SiteTextName, number: number) {
  const [found] = await tx
    .select()
    .from(siteTextVersion)
    .where(and(eq(siteTextVersion.name, name), eq(siteTextVersion.number, number)));
  if (found === undefined) throw new Error(`${name} has no version ${number}.`);
  return found;
}

/** Texts of optional checkboxes have no title; the mail describes them. */
function titleOf(
  name: SiteTextName,
  version: Awaited<ReturnType<typeof findVersion>>,
  locale: Locale,
): string | null {
  return siteTexts[name].kind === 'questions' ? null : (version[locale] as PageTemplate).title;
}

function isOf(name: SiteTextName, number: number) {
  return and(eq(siteTextTelling.name, name), eq(siteTextTelling.number, number));
}

function audit(
  tx: Executor,
  context: CallContext,
  action: 'site-text-telling-begun' | 'site-text-telling-stopped',
  name: SiteTextName,
  number: number,
): Promise<void> {
  return writeAudit(tx, context, {
    action,
    targetKind: 'site-text',
    targetId: name,
    changes: { number: { before: null, after: number } },
  });
}
