import type { CDPSession } from '@playwright/test';
import { expectContrast, expectSeen, expectWhole } from './axe.ts';
import { kinds, screenGroups } from './places.ts';
import { expectFits, expectTouchable } from './small-window.ts';
import { expect, type Page, story } from './story.ts';

const wide = { width: 1440, height: 900 };
const narrow = { width: 390, height: 844 };

story.use({
  expectedTrouble: [/status of 404/],
});

// The markup of a page is the same in all windows, so that a language has one of its own: Turkish the phone, in the
// light theme and by the whole standard, where it also has to fit and to be reached by a finger; English the computer,
// in the dark one, by what colours and sizes change. One screen of each kind is looked at by all of it there, too, and
// with more contrast and the system's colours: each pair of colours of a theme is asked for by the tests of the tokens.
// A browser that has walked one screen walks the next in a third of the time.
for (const [group, addresses] of Object.entries(screenGroups)) {
  story(
    `screens of ${group} are accessible and fit into every window`,
    { tag: '@once' },
    async ({ page, context, baseURL }) => {
      story.setTimeout(180_000);
      const device = await context.newCDPSession(page);
      await hold(page, device, 'phone');
      for (const address of addresses)
        await story.step(`${address} in Turkish`, () => walkInTurkish(page, address));
      await hold(page, device, 'computer');
      await context.addCookies([{ name: 'locale', value: 'en', url: baseURL ?? '' }]);
      for (const address of addresses)
        await story.step(`${address} in English`, () => walkInEnglish(page, address));
    },
  );
}

async function walkInTurkish(page: Page, address: string): Promise<void> {
  await page.setViewportSize(narrow);
  await page.goto(address);
  await expectWhole(page);
  if (kinds.has(address)) await expectContrast(page, 'more', 'dark');
  await expectTouchable(page);
  await expectFits(page);
}

async function walkInEnglish(page: Page, address: string): Promise<void> {
  await page.goto(`/en${address}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  if (!kinds.has(address)) return expectSeen(page, 'dark');
  await expectWhole(page, 'html', 'dark');
  await expectContrast(page, 'forced', 'light');
}

/** A finger needs larger targets than a mouse, which the style sheet asks the device for. */
async function hold(page: Page, device: CDPSession, what: 'phone' | 'computer'): Promise<void> {
  const isTouched = what === 'phone';
  await device.send('Emulation.setTouchEmulationEnabled', { enabled: isTouched });
  await page.setViewportSize(isTouched ? narrow : wide);
  await expect.poll(() => page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(isTouched);
}
