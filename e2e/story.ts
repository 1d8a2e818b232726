import { test as base, expect, type Locator, type Page, type Route } from '@playwright/test';
import { consentCookie } from './consent.ts';
import { describePage, watchPage } from './page-watch.ts';
import { isHydrated } from './react-state.ts';
import { newVisitor, type Visitor } from './visitor.ts';

export { expect, type Locator, type Page, type Route };

/** Enables motion, for stories about animation and the main user journeys. All others run with reduced motion. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** Options of a story. `expectedTrouble` matches console messages and calls that it is allowed to cause. */
interface StoryOptions {
  readonly expectedTrouble: RegExp[];
  /** The visitor's answer to the cookie banner before the story starts. */
  readonly cookies: 'only-necessary' | 'unanswered';
}

interface StoryFixtures {
  readonly complaints: string[];
  /** A person whom no other story uses. */
  readonly visitor: Visitor;
}

/**
 * A browser test from a visitor's point of view. It fails on any complaint of the browser: errors, hydration warnings,
 * violations of the content security policy, and calls to other sites.
 */
export const story = base.extend<StoryFixtures & StoryOptions>({
  expectedTrouble: [[], { option: true }],
  cookies: ['only-necessary', { option: true }],
  context: async ({ context, cookies, baseURL }, use) => {
    if (cookies === 'only-necessary') await context.addCookies([consentCookie(baseURL ?? '')]);
    await use(context);
  },
  complaints: [
    async ({ page, baseURL, expectedTrouble }, use, info) => {
      const watch = watchPage(page, new URL(baseURL ?? '').origin);
      const { complaints } = watch;
      await use(complaints);
      const unexpected = complaints.filter((text) => !expectedTrouble.some((known) => known.test(text)));
      // An unsteady story passes when it is repeated, so the first failure must describe the page.
      if (info.status !== info.expectedStatus)
        throw new Error(await describePage(page, { ...watch, complaints: unexpected }));
      expect(unexpected, 'what the browser complained of').toEqual([]);
    },
    { auto: true },
  ],
  visitor: async ({ baseURL: _ }, use) => {
    await use(newVisitor());
  },
});

/** Opens an address and waits for hydration; before that, links and forms work without script. */
export async function arrive(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await comeAlive(page);
}

/** Reloads a page and waits for its hydration: until then a click on a link leaves the page instead of opening a dialog. */
export async function reload(page: Page): Promise<void> {
  await page.reload();
  await comeAlive(page);
}

/** Waits for hydration: the script then manages the scroll restoration itself. */
export async function comeAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => history.scrollRestoration === 'manual');
}

/**
 * Opens a list and waits for the hydration of its filters. They are hydrated later than the page, and are a plain form
 * until then.
 */
export async function arriveAtFilters(page: Page, address: string): Promise<void> {
  await arrive(page, address);
  await expect(page.locator('.filter-form [type=submit][hidden]')).toHaveCount(1);
}

/**
 * Returns the page's footer after its hydration. It is hydrated later than the page, and its links are plain until
 * then.
 */
export async function pageEnd(page: Page): Promise<Locator> {
  const footer = page.getByRole('contentinfo');
  await expect.poll(() => isHydrated(footer)).toBe(true);
  return footer;
}
