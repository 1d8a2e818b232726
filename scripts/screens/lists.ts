import type { Locale } from '@ayrac/domain/text/locale.ts';
import { en } from '@ayrac/phrases/en/whole.ts';
import { tr } from '@ayrac/phrases/tr/whole.ts';
import type { Page, Route } from 'playwright-core';
import type { Screen } from './screen.ts';

const phrases = { tr, en };
const INTERESTS = '**/api/me/interests';
const NOTIFICATIONS = '**/api/me/notifications';

/** Lists of a member's follows and requests. */
export const interestScreens: readonly Screen[] = [
  { name: 'my-campaigns', path: '/my-campaigns', act: waitForInterests, isWhole: true },
  { name: 'my-campaigns-withdraw', path: '/my-campaigns', act: askToWithdraw },
  { name: 'my-campaigns-joined', path: '/my-campaigns', act: showJoined },
  { name: 'my-campaigns-disown', path: '/my-campaigns', act: askToDisown },
  { name: 'my-campaigns-empty', path: '/my-campaigns', act: emptyInterests },
  { name: 'my-campaigns-waiting', path: '/my-campaigns', act: holdInterests },
  { name: 'my-campaigns-away', path: '/my-campaigns', act: failInterests },
];

/** Lists of a member's notifications. */
export const notificationScreens: readonly Screen[] = [
  { name: 'notifications', path: '/profile/bildirimler', act: waitForNotifications },
  { name: 'notifications-waiting', path: '/profile/bildirimler', act: holdNotifications },
  { name: 'notifications-empty', path: '/profile/bildirimler', act: emptyNotifications },
  { name: 'notifications-away', path: '/profile/bildirimler', act: failNotifications },
];

/**
 * Reloads the page with a faked response to a call. The fake also applies to a call that the previous page may still be
 * making.
 */
export async function openAgain(
  page: Page,
  address: string,
  answer: (route: Route) => unknown,
): Promise<void> {
  await page.route(address, answer);
  await page.reload();
}

async function waitForNotifications(page: Page): Promise<void> {
  // The previous capture has marked them as read.
  const answer = async (route: Route) => {
    const list = await (await route.fetch()).json();
    const notifications = list.notifications.map((one: object, index: number) => ({
      ...one,
      isRead: index > 1,
    }));
    await route.fulfill({ json: { ...list, notifications } });
  };
  await openAgain(page, NOTIFICATIONS, answer);
  await page.locator('main li.notification').first().waitFor();
}

async function holdNotifications(page: Page): Promise<void> {
  await openAgain(page, NOTIFICATIONS, () => undefined);
  await page.locator('main .skeleton').first().waitFor();
}

async function emptyNotifications(page: Page, locale: Locale): Promise<void> {
  const nothing = { notifications: [], unread: 0 };
  await openAgain(page, NOTIFICATIONS, (route) => route.fulfill({ json: nothing }));
  await page.getByText(phrases[locale].ownRequests.notifications.empty).waitFor();
}

async function failNotifications(page: Page, locale: Locale): Promise<void> {
  await openAgain(page, NOTIFICATIONS, (route) => route.fulfill({ status: 503, body: '{}' }));
  await page.getByText(phrases[locale].ownRequests.notifications.failed).waitFor();
}

async function emptyInterests(page: Page, locale: Locale): Promise<void> {
  const nothing = { requests: [], campaigns: [], brands: [], categories: [] };
  await openAgain(page, INTERESTS, (route) => route.fulfill({ json: nothing }));
  await page.getByText(phrases[locale].ownRequests.list.requestsEmpty).waitFor();
}

async function holdInterests(page: Page): Promise<void> {
  await openAgain(page, INTERESTS, () => undefined);
  await page.locator('main .skeleton').first().waitFor();
}

async function failInterests(page: Page, locale: Locale): Promise<void> {
  await openAgain(page, INTERESTS, (route) => route.fulfill({ status: 503, body: '{}' }));
  await page.getByText(phrases[locale].ownRequests.list.failed).waitFor();
}

async function waitForInterests(page: Page, locale: Locale): Promise<void> {
  await page.getByRole('region', { name: phrases[locale].ownRequests.list.requests }).waitFor();
  await page.locator('main .skeleton').first().waitFor({ state: 'detached' });
}

async function askToWithdraw(page: Page, locale: Locale): Promise<void> {
  await page.locator('#requests').waitFor();
  const { withdraw } = phrases[locale].request;
  await page.getByRole('button', { name: withdraw }).first().click();
  await page.getByRole('dialog').waitFor();
}

async function showJoined(page: Page, locale: Locale): Promise<void> {
  const answer = async (route: Route) => {
    const interests = await (await route.fetch()).json();
    const requests = interests.requests.map((one: { at: { received: string } }) => ({
      ...one,
      joinedAt: one.at.received,
    }));
    await route.fulfill({ json: { ...interests, requests } });
  };
  await openAgain(page, INTERESTS, answer);
  await page.getByRole('button', { name: phrases[locale].ownRequests.joined.disown }).first().waitFor();
}

async function askToDisown(page: Page, locale: Locale): Promise<void> {
  await showJoined(page, locale);
  await page.getByRole('button', { name: phrases[locale].ownRequests.joined.disown }).first().click();
  await page.getByRole('dialog').waitFor();
}
