import type { Locator, Page } from './story.ts';

/** More tab stops than any page has before an element that a story needs. */
const MOST_STOPS = 120;

/** Presses Tab, or Shift+Tab, until an element has the focus. */
export async function tabTo(page: Page, wanted: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await wanted.waitFor();
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error('The Tab key does not reach it.');
}
