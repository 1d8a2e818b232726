import type { Locator, Page } from './story.ts';

/** More tab stops than any page has before an element that a story needs. */
const MOST_STOPS = 120;

/** Presses Tab, or Shift+Tab, until an element has the focus. */
export async function tabTo(page: Page, wanted: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  // Found by role and name only once and after it was replaced, because that takes longer than the key.
  let element = await wanted.elementHandle();
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    const state = await page.evaluate(stateOf, element);
    if (state === 'focused') return;
    if (state === 'replaced') element = await wanted.elementHandle();
    await page.keyboard.press(key);
  }
  throw new Error('The Tab key does not reach it.');
}

/** Runs in the page. */
function stateOf(element: Node | null): 'focused' | 'replaced' | 'elsewhere' {
  if (element?.isConnected !== true) return 'replaced';
  return element === document.activeElement ? 'focused' : 'elsewhere';
}
