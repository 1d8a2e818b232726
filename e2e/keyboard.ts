import type { Locator, Page } from './story.ts';

/** More than there are stops on any page before what a story wants. */
const MOST_STOPS = 120;

/** Goes on by the Tab key, or back with Shift, until this has the focus. */
export async function tabTo(page: Page, wanted: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await wanted.waitFor();
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error('The Tab key does not reach it.');
}
