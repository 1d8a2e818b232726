import type { Page } from '@playwright/test';

/** All requests to the tag manager's host. */
export const TAGS = 'https://www.googletagmanager.com/**';

/** Fake tag manager: sets a cookie and a storage entry, and records the addresses of its documents. */
const body = `
  document.cookie = '_ga=GA1.1.2; path=/';
  localStorage.setItem('_gcl_ls', '{}');
  const note = () => sessionStorage.setItem('heard', (sessionStorage.getItem('heard') ?? '') + location.pathname + ' ');
  const push = history.pushState;
  history.pushState = (...state) => { push.apply(history, state); note(); };
  addEventListener('popstate', note);
  note();`;

/** Replaces the tag manager by the fake script. Returns the list of requests to its host. */
export async function fakeTagManager(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(TAGS, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body });
  });
  return asked;
}

/** Returns the consent commands sent to the tag manager, in order. */
export const pushedEvents = (page: Page) =>
  page.evaluate(() =>
    ((Reflect.get(window, 'dataLayer') ?? []) as unknown[]).flatMap((command) => {
      const [name, kind, signals] = Array.from(command as ArrayLike<unknown>);
      if (name !== 'consent') return [];
      const { analytics_storage, ad_storage, functionality_storage } = signals as Record<string, string>;
      return [`${kind}: ${analytics_storage}, ${ad_storage}, ${functionality_storage}`];
    }),
  );

/** Returns the addresses that the tag manager has recorded in this tab. */
export const recordedPages = (page: Page) =>
  page.evaluate(() => (sessionStorage.getItem('heard') ?? '').trim().split(' '));
