import { STOP_REMINDERS_MS } from '@ayrac/domain/person/follow.ts';
import { tr } from '@ayrac/phrases/tr/whole.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { account } from '#server/features/account/table.ts';
import { fingerprintOf } from '#server/guards/fingerprint.ts';
import { signLink } from '#server/guards/signed-link.ts';
import { makeAccount } from '#server/testing/accounts.ts';
import { postForm } from '#server/testing/post-form.ts';
import { type TestApp, testApp, testNow } from '#server/testing/test-app.ts';
import { loadBuiltPages } from './built.ts';

const { reminders } = tr.newsletter;
let site: TestApp;
beforeAll(async () => {
  const { render } = await loadBuiltPages();
  site = await testApp({ render });
}, 60_000);
afterAll(() => site.close());

async function remindedReader() {
  const { id } = await makeAccount(site.db, { wantsReminders: true });
  const until = new Date(testNow.getTime() + STOP_REMINDERS_MS);
  const code = signLink(await fingerprintOf(site.db), 'reminders', id, until);
  return { id, path: `/bulten/tercihler?kod=${encodeURIComponent(code)}&hakkinda=hatirlatma`, code };
}
const wants = async (id: string) =>
  (await site.db.select().from(account).where(eq(account.id, id)))[0]?.wantsReminders;
const press = (url: string, code: string) => postForm(site.app, url, { kod: code });

describe('page linked from a reminder', () => {
  it('ends reminders by its button without login or JavaScript, and not when opened', async () => {
    const { id, path, code } = await remindedReader();
    const opened = await site.app.inject({ url: path });
    expect([opened.statusCode, opened.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(opened.body).toContain(reminders.submit);
    expect(await wants(id)).toBe(true);
    const pressed = await press(path, code);
    expect(pressed.statusCode).toBe(200);
    expect(pressed.body).toContain(reminders.doneTitle);
    expect(await wants(id)).toBe(false);
  });

  it('reports an invalid code and changes nothing', async () => {
    const { id, code } = await remindedReader();
    const reply = await press('/bulten/tercihler?kod=x&hakkinda=hatirlatma', `${code.slice(0, -2)}xx`);
    expect(reply.statusCode).toBe(404);
    expect(reply.body).toContain(reminders.badTitle);
    expect(await wants(id)).toBe(true);
  });
});
