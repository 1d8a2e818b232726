import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test';

export { expect, type Page };

/** What a story may expect to go wrong: texts of console messages that belong to it. */
interface StoryFixtures {
  readonly expectedTrouble: RegExp[];
}

/**
 * A visitor's story. Whatever the browser complains of fails it: errors, warnings of a page that was not taken over
 * as it was sent, and what the content security policy refused.
 */
export const story = base.extend<StoryFixtures & { complaints: string[] }>({
  expectedTrouble: [[], { option: true }],
  complaints: [
    async ({ page, expectedTrouble }, use) => {
      const complaints: string[] = [];
      watch(page, complaints);
      await use(complaints);
      const unexpected = complaints.filter((text) => !expectedTrouble.some((known) => known.test(text)));
      expect(unexpected, 'what the browser complained of').toEqual([]);
    },
    { auto: true },
  ],
});

function watch(page: Page, complaints: string[]): void {
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  page.on('console', (message: ConsoleMessage) => {
    if (['error', 'warning'].includes(message.type()))
      complaints.push(`${message.type()}: ${message.text()}`);
  });
}
