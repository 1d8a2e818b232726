import type { CDPSession } from '@playwright/test';
import { expectContrast, expectSeen, expectWhole } from '../axe.ts';
import { kinds, screenGroups } from '../places.ts';
import { expectFits, expectFitsLargeType, expectTouchable } from '../small-window.ts';
import { expect, type Page, story } from '../story.ts';
import { expectReadable } from './readable-lines.ts';

const wide = { width: 1440, height: 900 };
const narrow = { width: 390, height: 844 };

story.use({
  expectedTrouble: [/status of 404/],
});

// Every screen is opened once, every other one in English. On the phone it is checked in the light theme against the
// whole standard, including touch targets and small viewports; then on the computer in the dark theme, for the length of
// lines and for the rules that depend on colours and sizes. One screen of each kind is opened in both languages: in
// Turkish on the phone, there also with more contrast and large type, and in English on the computer, for the whole
// standard in the dark theme and with forced colours.
// The colour pairs of the themes are covered by the tests of the design tokens. The screens of a group share a browser,
// because each further screen then takes a third of the time.
for (const [group, addresses] of Object.entries(screenGroups)) {
  story(
    `screens of ${group} are accessible and fit into every window`,
    { tag: '@once' },
    async ({ page, context, baseURL }) => {
      story.setTimeout(180_000);
      const device = await context.newCDPSession(page);
      const others = addresses.filter((one) => !kinds.has(one));
      const walk = (address: string) =>
        story.step(address, async () => {
          await hold(page, device, 'phone');
          await walkOnPhone(page, device, address);
          await hold(page, device, 'computer');
          await expectReadable(page);
          await expectSeen(page, 'dark');
        });
      const walkKinds = async (step: string, visit: (address: string) => Promise<void>) => {
        for (const address of addresses.filter((one) => kinds.has(one)))
          await story.step(`${address} ${step}`, () => visit(address));
      };
      for (const address of others.filter((_, at) => at % 2 === 0)) await walk(address);
      await hold(page, device, 'phone');
      await walkKinds('in Turkish', (address) => walkOnPhone(page, device, address));
      await context.addCookies([{ name: 'locale', value: 'en', url: baseURL ?? '' }]);
      for (const address of others.filter((_, at) => at % 2 === 1)) await walk(`/en${address}`);
      await hold(page, device, 'computer');
      await walkKinds('in English', (address) => walkInEnglish(page, address));
    },
  );
}

async function walkOnPhone(page: Page, device: CDPSession, address: string): Promise<void> {
  await page.goto(address);
  await expectWhole(page);
  if (kinds.has(address)) await expectContrast(page, 'more', 'dark');
  await expectTouchable(page);
  await expectFits(page);
  if (kinds.has(address)) await expectFitsLargeType(page, device);
}

async function walkInEnglish(page: Page, address: string): Promise<void> {
  await page.goto(`/en${address}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expectReadable(page);
  await expectWhole(page, 'html', 'dark');
  await expectContrast(page, 'forced', 'light');
}

/**
 * Switches to a phone or a computer. The stylesheet asks for the pointer type, because touch needs larger targets than
 * a mouse.
 */
async function hold(page: Page, device: CDPSession, what: 'phone' | 'computer'): Promise<void> {
  const isTouched = what === 'phone';
  await device.send('Emulation.setTouchEmulationEnabled', { enabled: isTouched });
  await page.setViewportSize(isTouched ? narrow : wide);
  await expect.poll(() => page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(isTouched);
}
