import type { NotificationList } from '@ayrac/contract/notifications.ts';
import { dayInMs } from '@ayrac/domain/time/istanbul-time.ts';
import { tr } from '@ayrac/phrases/tr/whole.ts';
import { expectWhole } from '../axe.ts';
import { arriveAsMember } from '../member.ts';
import { arrive, expect, type Page, story } from '../story.ts';
import type { Visitor } from '../visitor.ts';

const { states } = tr.request;
const { notifications: words } = tr.ownRequests;
const NEWS = '**/api/me/notifications';

/** Notifications as the site returns them: two unread ones of today, and one read weeks ago. */
function news(now: number): NotificationList {
  const campaign = (title: string, slug: string) => ({
    ...{ slug, title: { text: title, lang: 'tr' as const }, brand: 'Evdirek Sigorta', isShown: true },
  });
  const notice = (index: number, days: number, isRead: boolean) => ({
    id: `0b9ff0f1-0000-4000-8000-00000000000${index}`,
    at: new Date(now - days * dayInMs).toISOString(),
    isRead,
  });
  return {
    unread: 2,
    notifications: [
      {
        ...notice(1, 0, false),
        kind: 'campaign-ending',
        endAt: new Date(now + 3 * dayInMs).toISOString(),
        campaign: campaign('DASK 3 taksitle', 'dask-3-taksitle'),
      },
      {
        ...notice(2, 0, false),
        kind: 'request-moved',
        state: 'forwarded',
        campaign: campaign('Kasko', 'kasko'),
      },
      {
        ...notice(3, 40, true),
        kind: 'request-moved',
        state: 'closed',
        campaign: campaign('Konut', 'konut'),
      },
    ],
  };
}

async function arriveAtNews(page: Page, visitor: Visitor, baseURL: string | undefined): Promise<void> {
  await arriveAsMember(page, visitor, baseURL, '/profile/bildirimler');
  await expect(page.getByRole('heading', { name: tr.account.tabs.notifications })).toBeVisible();
}

story('a member sees notifications by campaign and which are new', async ({ page, visitor, baseURL }) => {
  let isRead = false;
  await page.route(NEWS, async (route) =>
    route.fulfill({ json: news(await page.evaluate(() => Date.now())) }),
  );
  await page.route('**/api/me/notifications/read', async (route) => {
    isRead = true;
    await route.fulfill({ json: { unread: 0 } });
  });
  await arriveAtNews(page, visitor, baseURL);
  const today = page.getByRole('region', { name: words.groups.today });
  const ending = today.getByRole('listitem').filter({ hasText: words.events.ending });
  await expect(ending.getByRole('link', { name: 'DASK 3 taksitle', exact: true })).toHaveAttribute(
    'href',
    '/kampanyalar/dask-3-taksitle',
  );
  const moved = today.getByRole('listitem').filter({ hasText: words.events.moved });
  await expect(moved).toContainText(words.state({ state: states.forwarded }));
  await expect(moved.getByRole('link', { name: 'Kasko', exact: true })).toHaveAttribute(
    'href',
    '/my-campaigns',
  );
  const earlier = page.getByRole('region', { name: words.groups.earlier });
  await expect(earlier.getByRole('listitem')).toHaveCount(1);
  await expect(page.getByRole('region', { name: words.groups.week })).toHaveCount(0);
  // Notifications that this view has marked as read are still labelled as new.
  await expect.poll(() => isRead).toBe(true);
  await expect(today.getByText(words.isNew, { exact: true })).toHaveCount(2);
  await expect(earlier.getByText(words.isNew, { exact: true })).toHaveCount(0);
  await expectWhole(page, 'html', 'dark');
  // Without notifications, the page explains what will appear here.
  await page.unroute(NEWS);
  await arrive(page, '/profile/bildirimler');
  await expect(page.getByText(words.empty)).toBeVisible();
  await expect(page.getByText(words.emptyText)).toBeVisible();
});

story(
  'on a phone, the menu button is marked when there are unread notifications',
  async ({ page, visitor, baseURL }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const own = { campaigns: [], ends: [], brands: [], categories: [], requested: [], unread: 2 };
    await page.route('**/api/me/follows', (route) => route.fulfill({ json: own }));
    await page.route(NEWS, async (route) =>
      route.fulfill({ json: news(await page.evaluate(() => Date.now())) }),
    );
    await page.route('**/api/me/notifications/read', (route) => route.fulfill({ json: { unread: 0 } }));
    await arriveAsMember(page, visitor, baseURL, '/');
    const menu = page.getByRole('button', { name: tr.shell.menu });
    const isMarked = () => menu.evaluate((button) => getComputedStyle(button, '::after').content !== 'none');
    await expect.poll(isMarked).toBe(true);
    await menu.click();
    await page.getByRole('link', { name: new RegExp(`${tr.account.tabs.notifications}.*2`) }).click();
    await expect(page).toHaveURL('/profile/bildirimler');
    await expect.poll(isMarked).toBe(false);
  },
);
