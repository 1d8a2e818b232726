import { emailKey } from '@ayrac/domain/account/identity.ts';
import { usernameKey } from '@ayrac/domain/account/username.ts';
import { and, count, desc, eq } from 'drizzle-orm';
import type { Database, Executor } from '#server/db/database.ts';
import { endSessionsOf } from '#server/features/account/session/writes.ts';
import { campaign } from '#server/features/campaign/table.ts';
import { hashPassword } from '#server/guards/password-hash.ts';
import { storeSecondFactor } from '../second-factor.ts';
import { account } from '../table.ts';
import { type DemoAccount, demoAccounts } from './demo-accounts.ts';

/** Conditions for the demo accounts, and where to announce them. */
export interface DemoPlace {
  readonly isPublic: boolean;
  readonly isDemo: boolean;
  readonly say: { readonly info: (message: string) => void };
  readonly now: Date;
}

/**
 * Creates the demo's accounts and announces how to sign in, if the site is reachable from this machine only. Otherwise
 * locks existing demo accounts.
 */
export async function keepDemoAccounts(
  db: Database,
  { isPublic, isDemo, say, now }: DemoPlace,
): Promise<void> {
  if (isPublic) return closeDemoAccounts(db, now);
  if (!isDemo) return;
  for (const one of demoAccounts) await makeOne(db, one, now);
  say.info(['Demo accounts (with publicly known passwords):', ...demoAccounts.map(lineOf)].join('\n'));
}

async function closeDemoAccounts(db: Database, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const closed = await tx
      .update(account)
      .set({ isActive: false, updatedAt: now })
      .where(and(eq(account.isDemo, true), eq(account.isActive, true)))
      .returning({ id: account.id });
    for (const { id } of closed) await endSessionsOf(tx, id, now);
  });
}

/** Creates a demo account, or unlocks one that a public start had locked. */
async function makeOne(db: Database, demo: DemoAccount, now: Date): Promise<void> {
  const isThisOne = and(eq(account.usernameKey, usernameKey(demo.username)), eq(account.isDemo, true));
  const [opened] = await db
    .update(account)
    .set({ isActive: true })
    .where(isThisOne)
    .returning({ id: account.id });
  if (opened !== undefined) return;
  const passwordHash = await hashPassword(demo.password);
  await db.transaction(async (tx) => {
    const { username, role, name, surname, secret } = demo;
    const email = `${username}@ayrac.example`;
    const [made] = await tx
      .insert(account)
      .values({
        ...{ username, usernameKey: usernameKey(username), email, emailKey: emailKey(email), passwordHash },
        ...{ role, name, surname, isDemo: true, emailVerifiedAt: now, createdAt: now, updatedAt: now },
        brandId: demo.hasBrand ? await findLargestBrand(tx) : null,
      })
      .onConflictDoNothing()
      .returning({ id: account.id });
    if (made !== undefined && secret !== null) await storeSecondFactor(tx, made.id, secret, now);
  });
}

async function findLargestBrand(tx: Executor): Promise<string | null> {
  const [largest] = await tx
    .select({ id: campaign.brandId })
    .from(campaign)
    .groupBy(campaign.brandId)
    .orderBy(desc(count()), campaign.brandId)
    .limit(1);
  return largest?.id ?? null;
}

function lineOf({ username, password, role, secret }: DemoAccount): string {
  const code = secret === null ? '' : `  code: npm run account -- demo-code ${username}`;
  return `  ${username.padEnd(14)} ${password.padEnd(16)} ${role.padEnd(10)}${code}`.trimEnd();
}
