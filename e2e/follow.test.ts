import { tr } from '@ayrac/phrases/tr/whole.ts';
import { expectAccessible } from './axe.ts';
import { arriveAsMember, registerMember, signIn } from './member.ts';
import { campaigns } from './places.ts';
import { arrive, expect, type Locator, type Page, story } from './story.ts';

const { account, campaign, follow, request } = tr;

const firstCard = (page: Page): Locator => page.getByRole('main').getByRole('article').first();
const heartOf = (card: Locator): Locator => card.getByRole('button', { name: /^Takip et:/ });

// Specification 2.62
story(
  'a guest’s follow is kept on the device, says so, and joins the account at the login',
  { tag: '@once' },
  async ({ page, visitor, baseURL }) => {
    const username = await registerMember(visitor, baseURL);
    await arrive(page, '/kategoriler/otomobil');
    const card = firstCard(page);
    const title = (await card.getByRole('heading').textContent()) ?? '';
    await heartOf(card).click();
    await expect(heartOf(card)).toHaveAttribute('aria-pressed', 'true');
    const news = page.getByRole('region', { name: follow.news });
    await expect(news).toContainText(follow.keptHere({ name: title }));
    await expectAccessible(page, 'main');
    await arrive(page, '/kategoriler/otomobil');
    await expect(heartOf(firstCard(page))).toHaveAttribute('aria-pressed', 'true');
    await arrive(page, '/login?donus=%2Fmy-campaigns');
    await signIn(page, username);
    const list = page.getByRole('region', { name: request.list.campaigns });
    await expect(list.getByRole('article').filter({ hasText: title })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('follows'))).toBeNull();
  },
);

// Specification 1.4, 2.62, 6.2
story(
  'a member follows from the campaign’s page and no longer, and the list knows',
  { tag: '@once' },
  async ({ page, visitor, baseURL }) => {
    await arriveAsMember(page, visitor, baseURL, campaigns.sedan);
    const button = page.getByRole('main').getByRole('button', { name: campaign.follow, exact: true });
    await button.click();
    await expect(page.getByRole('button', { name: campaign.following })).toBeVisible();
    const news = page.getByRole('region', { name: follow.news });
    await news.getByRole('link', { name: follow.toList }).click();
    await expect(page.getByRole('heading', { level: 1, name: account.myCampaigns })).toBeVisible();
    const list = page.getByRole('region', { name: request.list.campaigns });
    const heart = heartOf(list.getByRole('article').first());
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await page.reload();
    await expect(page.getByText(request.list.campaignsEmpty)).toBeVisible();
  },
);

story('a brand and a category are followed, too', { tag: '@once' }, async ({ page, visitor, baseURL }) => {
  await arriveAsMember(page, visitor, baseURL, '/marka/bmw');
  for (const address of ['/marka/bmw', '/kategoriler/otomobil']) {
    if (!page.url().endsWith(address)) await arrive(page, address);
    const kept = page.waitForResponse((response) => response.url().endsWith('/api/me/follows'));
    await page.getByRole('main').getByRole('button', { name: campaign.follow, exact: true }).click();
    await kept;
  }
  await arrive(page, '/my-campaigns');
  await expect(page.getByRole('region', { name: request.list.brands })).toContainText('BMW');
  await expect(page.getByRole('region', { name: request.list.categories })).toContainText('Otomobil');
});

story.describe('a follow that cannot be kept', () => {
  story.use({ expectedTrouble: [/status of 503/] });

  story('is taken back on the screen and says why', { tag: '@once' }, async ({ page, visitor, baseURL }) => {
    await arriveAsMember(page, visitor, baseURL, '/kategoriler/otomobil');
    await page.route('**/api/me/follows', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 503, json: { code: 'overloaded', error: 'Şu anda yoğunluk var.' } })
        : route.continue(),
    );
    const heart = heartOf(firstCard(page));
    await heart.click();
    const news = page.getByRole('region', { name: follow.news });
    await expect(news).toContainText('Şu anda yoğunluk var.');
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
  });
});
