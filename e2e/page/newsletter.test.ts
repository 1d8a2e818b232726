import { tr } from '@ayrac/phrases/tr/whole.ts';
import { expectWhole } from '../axe.ts';
import { tabTo } from '../keyboard.ts';
import { mailedLink } from '../mailbox.ts';
import { expectFits } from '../small-window.ts';
import { arrive, expect, type Page, reload, story } from '../story.ts';

const { footer, newsletter } = tr;
const { confirm, preferences } = newsletter;

// An invalid link and a failed connection.
story.use({ expectedTrouble: [/Failed to load resource/] });

const main = (page: Page) => page.getByRole('main');
const statusWith = (page: Page, text: string) => main(page).getByRole('status').filter({ hasText: text });
const press = (page: Page, name: string) => main(page).getByRole('button', { name }).click();

/** Addresses that the forms of mailed pages post to. */
const posts = ['**/bulten/*', '**/bulten/*?*'];
const cut = async (page: Page) => {
  for (const post of posts) {
    await page.route(post, (route) =>
      route.request().method() === 'POST' ? route.abort() : route.fallback(),
    );
  }
};
const mend = async (page: Page) => {
  for (const post of posts) await page.unroute(post);
};
const failure = (page: Page) => main(page).getByRole('alert').filter({ hasText: newsletter.failed });

async function subscribe(page: Page, email: string): Promise<void> {
  const section = page.getByRole('region', { name: newsletter.title });
  await section.getByLabel(newsletter.email).fill(email);
  await section.getByRole('button', { name: newsletter.submit }).click();
  await expect(statusWith(page, newsletter.sentTitle)).toBeVisible();
}

// Specification 1.7, 2.6
story(
  'a visitor subscribes, confirms, sets preferences, is told by mail of an existing subscription, and unsubscribes',
  { tag: '@once' },
  async ({ page, visitor }) => {
    await story.step('the address of a common slip is offered, and is taken by a press', async () => {
      await arrive(page, '/');
      const section = page.getByRole('region', { name: newsletter.title });
      const email = section.getByLabel(newsletter.email);
      await email.pressSequentially('ali@gmial.com');
      const offer = section.getByRole('status').filter({ hasText: tr.fieldErrors['meant-email'] });
      await tabTo(page, offer.getByRole('button', { name: 'ali@gmail.com' }));
      await page.keyboard.press('Enter');
      await expect(email).toHaveValue('ali@gmail.com');
      await expect(email).toBeFocused();
      await expect(offer).toHaveCount(0);
    });
    await story.step('the subscription, its preferences and its end', async () => {
      await subscribe(page, visitor.email);
      await expect(page.locator(':focus')).toContainText(visitor.email);
      const link = await mailedLink(page, visitor.email, 'newsletter-confirm');
      // Opening the link, even twice, does not subscribe; only the button does. Scanners of mail open it first.
      await page.request.get(link);
      await arrive(page, link);
      // With a lost connection, each button reports it and keeps the choice.
      await cut(page);
      await press(page, confirm.submit);
      await expect(failure(page)).toBeVisible();
      await expect(page.locator(':focus')).toContainText(newsletter.failed);
      await mend(page);
      // Pressed again while the answer is on its way, it posts nothing more.
      const answer = Promise.withResolvers<void>();
      let posted = 0;
      await page.route('**/bulten/*?*', async (route) => {
        if (route.request().method() === 'POST') posted++;
        await answer.promise;
        return route.fallback();
      });
      await press(page, confirm.submit);
      await expect.poll(() => posted).toBe(1);
      await main(page).getByRole('button', { name: confirm.submit }).press('Enter');
      answer.resolve();
      await expect(statusWith(page, confirm.doneTitle)).toBeVisible();
      expect(posted).toBe(1);
      await page.unroute('**/bulten/*?*');
      await main(page).getByRole('link', { name: confirm.choose }).click();
      await expect(page.getByRole('heading', { level: 1, name: preferences.title })).toBeVisible();
      await expectWhole(page, 'main', 'dark');
      const topics = page.getByRole('group', { name: preferences.topics });
      await topics.getByRole('checkbox').nth(1).check();
      await page.getByRole('radio', { name: preferences.frequencies.monthly }).check();
      await page.getByRole('checkbox', { name: preferences.wantsEnding }).uncheck();
      const monthly = page.getByRole('radio', { name: preferences.frequencies.monthly });
      await cut(page);
      await press(page, preferences.save);
      await expect(page.locator(':focus')).toContainText(newsletter.failed);
      await expect(monthly).toBeChecked();
      await mend(page);
      await press(page, preferences.save);
      await expect(statusWith(page, preferences.saved)).toBeVisible();
      await expect(page.locator(':focus')).toContainText(preferences.saved);
      await expect(failure(page)).toHaveCount(0);
      await reload(page);
      await expect(topics.getByRole('checkbox').nth(1)).toBeChecked();
      await expect(monthly).toBeChecked();
      await expect(page.getByRole('checkbox', { name: preferences.wantsEnding })).not.toBeChecked();
      // An existing subscriber learns this by mail only, not on the page.
      await arrive(page, '/bulten');
      await page.getByLabel(newsletter.email).fill(visitor.email);
      await press(page, newsletter.submit);
      await expect(statusWith(page, newsletter.sent({ email: visitor.email }))).toBeVisible();
      await arrive(page, await mailedLink(page, visitor.email, 'newsletter-known'));
      await press(page, preferences.unsubscribe);
      await expect(statusWith(page, preferences.endedTitle)).toBeVisible();
      await expect(page.locator(':focus')).toContainText(preferences.endedTitle);
      await reload(page);
      await expect(statusWith(page, preferences.endedTitle)).toBeVisible();
    });
  },
);

story(
  'a visitor subscribes by keyboard, a wrong address is reported, a long one wraps, and an invalid link leads to the form',
  { tag: '@wide' },
  async ({ page, visitor }) => {
    await story.step('by keyboard', async () => {
      await arrive(page, '/bulten');
      const field = page.getByLabel(newsletter.email);
      await tabTo(page, field);
      await page.keyboard.type('okur@');
      await page.keyboard.press('Enter');
      await expect(field).toBeFocused();
      await expect(field).toHaveAccessibleDescription(tr.fieldErrors['invalid-email']);
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(visitor.email);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(statusWith(page, newsletter.sentTitle)).toBeVisible();
    });
    await story.step('an invalid link is reported, however long', async () => {
      await arrive(page, '/bulten/tercihler?kod=yok');
      await expect(statusWith(page, newsletter.badLink.broken)).toBeVisible();
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      await page.getByRole('link', { name: newsletter.badLink.action }).click();
      await expect(page).toHaveURL('/bulten');
      // A long address wraps in the narrowest window.
      const wrapping = visitor.email.replace('@', '.uzun.bir.adres@uzun-mu-uzun-bir-sirket-adi.');
      await page.getByLabel(newsletter.email).fill(wrapping);
      await press(page, newsletter.submit);
      await expect(statusWith(page, wrapping)).toBeVisible();
      await expectFits(page);
      await page.setViewportSize({ width: 1440, height: 900 });

      // A code longer than any valid one is reported in the same way.
      const long = 'a'.repeat(3_000);
      await arrive(page, `/bulten/tercihler?kod=${long}`);
      await expect(statusWith(page, newsletter.badLink.broken)).toBeVisible();
      await arrive(page, `/bulten/tercihler?hakkinda=hatirlatma&kod=${long}`);
      await cut(page);
      await press(page, newsletter.reminders.submit);
      await expect(page.locator(':focus')).toContainText(newsletter.failed);
      await expect(page.getByRole('button', { name: newsletter.reminders.submit })).toBeVisible();
      await mend(page);
      await press(page, newsletter.reminders.submit);
      await expect(page.locator(':focus')).toContainText(newsletter.reminders.badTitle);
      await expectWhole(page, 'main', 'dark');
      await arrive(page, `/bulten/onay?kod=${long}`);
      await press(page, confirm.submit);
      await expect(statusWith(page, newsletter.badLink.broken)).toBeVisible();
      await expect(page.locator(':focus')).toContainText(newsletter.badLink.broken);
    });
  },
);

story.describe('without JavaScript', () => {
  story.use({ javaScriptEnabled: false });

  // Specification 2.6
  story(
    'the newsletter is requested, confirmed, configured and ended',
    { tag: '@once' },
    async ({ page, visitor }) => {
      await page.goto('/');
      const section = page.getByRole('region', { name: newsletter.title });
      await section.getByLabel(newsletter.email).fill('okur@');
      await section.getByRole('button', { name: newsletter.submit }).click();
      await expect(page).toHaveURL('/bulten');
      const field = page.getByLabel(newsletter.email);
      await expect(field).toHaveValue('okur@');
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await field.fill(visitor.email);
      await press(page, newsletter.submit);
      await expect(statusWith(page, newsletter.sentTitle)).toBeVisible();
      await page.goto(await mailedLink(page, visitor.email, 'newsletter-confirm'));
      await press(page, confirm.submit);
      await main(page).getByRole('link', { name: confirm.choose }).click();
      await page.getByRole('radio', { name: preferences.languages.en }).check();
      await press(page, preferences.save);
      await expect(statusWith(page, preferences.saved)).toBeVisible();
      await expect(page.getByRole('radio', { name: preferences.languages.en })).toBeChecked();
      await press(page, preferences.unsubscribe);
      await expect(statusWith(page, preferences.endedTitle)).toBeVisible();
      await page.getByRole('link', { name: footer.newsletter }).click();
      await expect(page).toHaveURL('/bulten');
    },
  );
});
