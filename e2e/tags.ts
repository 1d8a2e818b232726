import type { Page } from '@playwright/test';

/** All that a tag manager fetches. */
export const TAGS = 'https://www.googletagmanager.com/**';

/** Leaves a cookie and what it keeps in storage, and notes the addresses of its documents as a tag manager hears of them. */
const body = `
  document.cookie = '_ga=GA1.1.2; path=/';
  localStorage.setItem('_gcl_ls', '{}');
  const note = () => sessionStorage.setItem('heard', (sessionStorage.getItem('heard') ?? '') + location.pathname + ' ');
  const push = history.pushState;
  history.pushState = (...state) => { push.apply(history, state); note(); };
  addEventListener('popstate', note);
  note();`;

/** The tag manager's place is taken by a script that notes what it was told; returns what was asked of its host. */
export async function standInForTags(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(TAGS, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body });
  });
  return asked;
}

/** What the tag manager was told of consent, in its order: whether analytics and advertisements may be stored. */
export const told = (page: Page) =>
  page.evaluate(() =>
    ((Reflect.get(window, 'dataLayer') ?? []) as unknown[]).flatMap((command) => {
      const [name, kind, signals] = Array.from(command as ArrayLike<unknown>);
      if (name !== 'consent') return [];
      const { analytics_storage, ad_storage, functionality_storage } = signals as Record<string, string>;
      return [`${kind}: ${analytics_storage}, ${ad_storage}, ${functionality_storage}`];
    }),
  );

/** The addresses that the tag manager heard of in this tab. */
export const heard = (page: Page) =>
  page.evaluate(() => (sessionStorage.getItem('heard') ?? '').trim().split(' '));
