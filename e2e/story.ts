import {
  test as base,
  type ConsoleMessage,
  expect,
  type Locator,
  type Page,
  type Request,
  type Route,
} from '@playwright/test';
import { consentCookie } from './consent.ts';
import { newVisitor, type Visitor } from './visitor.ts';

export { expect, type Locator, type Page, type Route };

/** For stories about what moves, and for the main ways through the site; others are told where motion is unwanted. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** What a story may expect to go wrong: texts of console messages that belong to it. */
interface StoryOptions {
  readonly expectedTrouble: RegExp[];
  /** What the visitor answered to the question for cookies before the story begins. */
  readonly cookies: 'only-necessary' | 'unanswered';
}

interface StoryFixtures {
  readonly complaints: string[];
  /** Somebody that no other story knows. */
  readonly visitor: Visitor;
}

/**
 * A visitor's story. Whatever the browser complains of fails it: errors, warnings of a page that was not taken over
 * as it was sent, what the content security policy refused, and calls to other sites.
 */
export const story = base.extend<StoryFixtures & StoryOptions>({
  expectedTrouble: [[], { option: true }],
  cookies: ['only-necessary', { option: true }],
  context: async ({ context, cookies, baseURL }, use) => {
    if (cookies === 'only-necessary') await context.addCookies([consentCookie(baseURL ?? '')]);
    await use(context);
  },
  complaints: [
    async ({ page, baseURL, expectedTrouble }, use) => {
      const complaints: string[] = [];
      watch(page, new URL(baseURL ?? '').origin, complaints);
      await use(complaints);
      const unexpected = complaints.filter((text) => !expectedTrouble.some((known) => known.test(text)));
      expect(unexpected, 'what the browser complained of').toEqual([]);
    },
    { auto: true },
  ],
  visitor: async ({ baseURL: _ }, use) => {
    await use(newVisitor());
  },
});

function watch(page: Page, origin: string, complaints: string[]): void {
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  page.on('console', (message: ConsoleMessage) => {
    if (['error', 'warning'].includes(message.type()))
      complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on('request', (request: Request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin) complaints.push(`call: ${url.href}`);
  });
}

/** Opens an address and waits until script has taken the page over; before that, links and forms work without it. */
export async function arrive(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await comeAlive(page);
}

/** Waits until script has taken the page over: from then on it keeps the places of the history itself. */
export async function comeAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => history.scrollRestoration === 'manual');
}

/** Opens a list and waits until script has taken its filters over, too: that comes later, and until then they are a form. */
export async function arriveAtFilters(page: Page, address: string): Promise<void> {
  await arrive(page, address);
  await expect(page.locator('.filter-form [type=submit][hidden]')).toHaveCount(1);
}

/** The page's end, once script has taken it over, too: that comes later, and until then its links are the browser's. */
export async function pageEnd(page: Page): Promise<Locator> {
  await expect(page.locator('a[data-cookie-settings][aria-haspopup]')).not.toHaveCount(0);
  return page.getByRole('contentinfo');
}
