import { en } from '@ayrac/phrases/en/whole.ts';
import { tr } from '@ayrac/phrases/tr/whole.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fingerprintOf } from '#server/guards/fingerprint.ts';
import { signLink } from '#server/guards/signed-link.ts';
import { newsletterOf } from '#server/testing/newsletter.ts';
import { postForm } from '#server/testing/post-form.ts';
import { type TestApp, testApp, testNow } from '#server/testing/test-app.ts';
import { loadBuiltPages } from './built.ts';

let site: TestApp;
beforeAll(async () => {
  const { render } = await loadBuiltPages();
  site = await testApp({ render });
}, 60_000);
afterAll(() => site.close());

async function pressed(path: string, code: string): Promise<string> {
  const reply = await postForm(site.app, path, { kod: code });
  expect(reply.statusCode).toBe(404);
  return reply.body;
}

it.each([
  ['tr', '/bulten/onay', tr.newsletter.badLink],
  ['en', '/en/bulten/onay', en.newsletter.badLink],
] as const)(
  'an expired link and an invalid one are reported with their own cause: %s',
  async (_locale, path, words) => {
    const newsletter = newsletterOf(site);
    const email = newsletter.newEmail();
    await newsletter.post('subscriptions', { email });
    const { id } = (await newsletter.subscriptionOf(email)) ?? { id: '' };
    const late = signLink(await fingerprintOf(site.db), 'newsletter-confirm', id, testNow);
    const expired = await pressed(path, late);
    expect(expired).toContain(words.expired);
    expect(expired).not.toContain(words.brokenText);
    const broken = await pressed(path, `${late.slice(0, -2)}xx`);
    expect(broken).toContain(words.brokenText);
  },
);
