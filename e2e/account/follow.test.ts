import { tr } from '@ayrac/phrases/tr/whole.ts';
import { expectWhole } from '../axe.ts';
import { arriveAsMember, registerMember, signIn } from '../member.ts';
import { campaigns } from '../places.ts';
import { arrive, expect, type Locator, type Page, reload, story } from '../story.ts';

const { account, campaign, follow, shell } = tr;

// A follow that cannot be saved.
story.use({ expectedTrouble: [/status of 503/] });

const firstCard = (page: Page): Locator => page.getByRole('main').getByRole('article').first();
const ribbonOf = (card: Locator): Locator => card.getByRole('button', { name: /^Ayraç:/ });

// Specification 2.62
story(
  "a guest's bookmarks are kept on the device, compared, and added to the account at login",
  { tag: '@once' },
  async ({ page, visitor, baseURL }) => {
    const username = await registerMember(visitor, baseURL);
    await arrive(page, '/kategoriler/otomobil');
    const cards = page.getByRole('main').getByRole('article');
    const title = (await cards.first().getByRole('heading').textContent()) ?? '';
    const other = (await cards.nth(1).getByRole('heading').textContent()) ?? '';
    // The ribbon is in the part of the cover where no drawing has its object.
    const [cover, ribbon] = await Promise.all(
      [cards.first(), ribbonOf(cards.first())].map((one) => one.boundingBox()),
    );
    expect((ribbon?.x ?? 0) + (ribbon?.width ?? 0)).toBeLessThan(
      (cover?.x ?? 0) + (cover?.width ?? 0) * 0.45,
    );
    const news = page.getByRole('region', { name: follow.news });
    await ribbonOf(cards.nth(1)).click();
    await expect(news).toContainText(follow.markedHere({ name: other }));
    await expectWhole(page, 'main');
    // Where they are stored is said once.
    await ribbonOf(cards.first()).click();
    await expect(ribbonOf(cards.first())).toHaveAttribute('aria-pressed', 'true');
    await expect(news.getByText(follow.bookmarked({ name: title }), { exact: true })).toBeVisible();
    await arrive(page, '/kategoriler/otomobil');
    await expect(ribbonOf(firstCard(page))).toHaveAttribute('aria-pressed', 'true');

    const entry = page.getByRole('banner').getByRole('link', { name: shell.bookmarksCounted({ count: 2 }) });
    await entry.click();
    const tray = page.getByRole('dialog', { name: follow.tray.counted({ count: 2 }) });
    const compare = tray.getByRole('link', { name: follow.tray.comparing({ count: 2 }) });
    await expect(compare).toHaveAttribute('href', /^\/karsilastir\?k=[\w-]+,[\w-]+$/);
    await expectWhole(page, 'dialog[open]', 'dark');
    await page.getByRole('button', { name: follow.tray.removeNamed({ name: other }) }).click();
    const undo = page.getByRole('button', { name: follow.tray.undoNamed({ name: other }) });
    await expect(undo).toBeFocused();
    await expect(page.getByRole('dialog', { name: follow.tray.counted({ count: 1 }) })).toBeVisible();
    await expect(compare).toBeHidden();
    await undo.press('Enter');
    await tray.getByRole('checkbox', { name: follow.tray.compareNamed({ name: other }) }).check();
    await expect(compare).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tray).toBeHidden();
    await expect(entry).toBeFocused();

    await arrive(page, '/login?donus=%2Fmy-campaigns');
    await signIn(page, username);
    const list = page.getByRole('region', { name: tr.ownRequests.list.campaigns });
    for (const name of [title, other])
      await expect(list.getByRole('article').filter({ hasText: name })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('follows'))).toBeNull();
  },
);

// Specification 1.4, 2.62, 6.2
story(
  'a member follows and unfollows a campaign, a brand and a category; a failure is reverted and explained',
  { tag: '@once' },
  async ({ page, visitor, baseURL }) => {
    await story.step('a campaign, and the list shows it', async () => {
      await arriveAsMember(page, visitor, baseURL, campaigns.sedan);
      const button = page.getByRole('main').getByRole('button', { name: campaign.bookmark, exact: true });
      await button.click();
      await expect(button).toHaveAttribute('aria-pressed', 'true');
      const news = page.getByRole('region', { name: follow.news });
      await news.getByRole('link', { name: follow.toList }).click();
      await expect(page.getByRole('heading', { level: 1, name: account.myCampaigns })).toBeVisible();
      const list = page.getByRole('region', { name: tr.ownRequests.list.campaigns });
      const ribbon = ribbonOf(list.getByRole('article').first());
      await expect(ribbon).toHaveAttribute('aria-pressed', 'true');
      // It is shown at once. A page loaded before the server has stored it would still have the campaign.
      const stored = page.waitForResponse((response) => response.url().endsWith('/api/me/follows/remove'));
      await ribbon.click();
      await expect(ribbon).toHaveAttribute('aria-pressed', 'false');
      await stored;
      await reload(page);
      await expect(page.getByText(tr.ownRequests.list.campaignsEmpty)).toBeVisible();
    });
    await story.step('a brand and a category', async () => {
      await arrive(page, '/marka/bmw');
      for (const address of ['/marka/bmw', '/kategoriler/otomobil']) {
        if (!page.url().endsWith(address)) await arrive(page, address);
        const kept = page.waitForResponse((response) => response.url().endsWith('/api/me/follows'));
        await page.getByRole('main').getByRole('button', { name: campaign.follow, exact: true }).click();
        await kept;
      }
    });
    await story.step('a failure is reverted on screen and explained', async () => {
      await page.route('**/api/me/follows', (route) =>
        route.request().method() === 'POST'
          ? route.fulfill({ status: 503, json: { code: 'overloaded', error: 'Şu anda yoğunluk var.' } })
          : route.continue(),
      );
      const ribbon = ribbonOf(firstCard(page));
      await ribbon.click();
      const news = page.getByRole('region', { name: follow.news });
      await expect(news).toContainText('Şu anda yoğunluk var.');
      await expect(ribbon).toHaveAttribute('aria-pressed', 'false');
    });
    await story.step('the list shows the brand and the category', async () => {
      await arrive(page, '/my-campaigns');
      await expect(page.getByRole('region', { name: tr.ownRequests.list.brands })).toContainText('BMW');
      await expect(page.getByRole('region', { name: tr.ownRequests.list.categories })).toContainText(
        'Otomobil',
      );
    });
  },
);
