import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, vi } from 'vitest';
import { account } from '#server/features/account/table.ts';
import { openOffice } from '#server/resource/testing/open-office.ts';
import { currentUser, makeAccount, signIn } from '#server/testing/accounts.ts';
import { makeBrand } from '#server/testing/factories.ts';
import { testApp } from '#server/testing/test-app.ts';

/** Opens an office with an admin, and another node where people are signed in with real sessions. */
export async function openPeople() {
  const office = await openOffice();
  const far = await testApp({ on: office.database });
  const { id: brandId } = await makeBrand(office.db);
  const entered = { admin: '' };
  beforeEach(async () => {
    entered.admin = (await office.enter('ADMIN')).id;
  });
  afterAll(async () => {
    await far.close();
    await office.close();
  });
  return {
    office,
    far,
    brandId,
    /** The acting admin of the test. */
    entered,
    findAccount: async (id: string) => {
      const [row] = await office.db.select().from(account).where(eq(account.id, id));
      return row;
    },
    /** Makes an account that is signed in at the other node. */
    async signedIn(values: Partial<typeof account.$inferInsert> = {}) {
      const made = await makeAccount(office.db, values);
      const cookies = await signIn(far.app, made.username);
      expect((await currentUser(far.app, cookies)).statusCode).toBe(200);
      return { ...made, cookies };
    },
    /** Waits until a session has ended at the other node. */
    bites: (cookies: Record<string, string>) =>
      vi.waitFor(async () => expect((await currentUser(far.app, cookies)).statusCode).toBe(401), {
        timeout: 5_000,
        interval: 50,
      }),
  };
}
