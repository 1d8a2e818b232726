import type { CDPSession } from '@playwright/test';
import { expectContrast, expectSeen, expectWhole, FRAME } from '../axe.ts';
import { kinds, screenGroups } from '../places.ts';
import { expectFits, expectFitsLargeType, expectTouchable } from '../small-window.ts';
import { expect, type Page, story } from '../story.ts';
import { hold } from './look-of-steps.ts';
import { expectReadable } from './readable-lines.ts';

story.use({
  expectedTrouble: [/status of 404/],
});

// Every screen is opened once, every other one in English. On the phone it is checked in the light theme against the
// whole standard, including touch targets and small viewports; then on the computer in the dark theme, for the length of
// lines and for the rules that depend on colours and sizes. One screen of each kind is opened in both languages: in
// Turkish on the phone, there also with more contrast and large type, and in English on the computer, for the whole
// standard in the dark theme and with forced colours.
// The colour pairs of the themes are covered by the tests of the design tokens. The screens of a group share a browser,
// because each further screen then takes a third of the time; its first screen of each look checks the bar and the
// footer, too.
for (const [group, addresses] of Object.entries(screenGroups)) {
  story(
    `screens of ${group} are accessible and fit into every window`,
    { tag: '@once' },
    async ({ page, context, baseURL }) => {
      story.setTimeout(180_000);
      const device = await context.newCDPSession(page);
      const framed = new Set<Look>();
      /** Returns what the check of a look leaves out. */
      const leftOut = (look: Look) => {
        const isFirst = !framed.has(look);
        framed.add(look);
        return isFirst ? undefined : FRAME;
      };
      const others = addresses.filter((one) => !kinds.has(one));
      const walk = (address: string) =>
        story.step(address, async () => {
          await hold(page, device, 'phone');
          await walkOnPhone(page, device, address, leftOut);
          await hold(page, device, 'computer');
          await expectReadable(page);
          await expectSeen(page, 'dark', 'html', leftOut('on a computer'));
        });
      const walkKinds = async (step: string, visit: (address: string) => Promise<void>) => {
        for (const address of addresses.filter((one) => kinds.has(one)))
          await story.step(`${address} ${step}`, () => visit(address));
      };
      for (const address of others.filter((_, at) => at % 2 === 0)) await walk(address);
      await hold(page, device, 'phone');
      await walkKinds('in Turkish', (address) => walkOnPhone(page, device, address, leftOut));
      framed.clear();
      await context.addCookies([{ name: 'locale', value: 'en', url: baseURL ?? '' }]);
      for (const address of others.filter((_, at) => at % 2 === 1)) await walk(`/en${address}`);
      await hold(page, device, 'computer');
      await walkKinds('in English', (address) => walkInEnglish(page, address, leftOut));
    },
  );
}

/** Ways to look at a screen. */
type Look = 'on a phone' | 'with more contrast' | 'on a computer' | 'in English' | 'with forced colours';
type LeftOut = (look: Look) => string | undefined;

async function walkOnPhone(page: Page, device: CDPSession, address: string, leftOut: LeftOut): Promise<void> {
  await page.goto(address);
  const except = leftOut('on a phone');
  await expectWhole(page, 'html', 'light', except);
  if (kinds.has(address)) await expectContrast(page, 'more', 'dark', leftOut('with more contrast'));
  await expectTouchable(page);
  await expectFits(page, except === undefined ? 'body' : 'main');
  if (kinds.has(address)) await expectFitsLargeType(page, device);
}

async function walkInEnglish(page: Page, address: string, leftOut: LeftOut): Promise<void> {
  await page.goto(`/en${address}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expectReadable(page);
  await expectWhole(page, 'html', 'dark', leftOut('in English'));
  await expectContrast(page, 'forced', 'light', leftOut('with forced colours'));
}
