import type { CDPSession } from '@playwright/test';
import { expectContrast, expectSeen, expectWhole, FRAME } from '../axe.ts';
import { kinds, lookAlike, screenGroups } from '../places.ts';
import { expectFits, expectFitsLargeType, expectTouchable } from '../small-window.ts';
import { type Page, story } from '../story.ts';
import { hold } from './look-of-steps.ts';
import { expectReadable } from './readable-lines.ts';

story.use({
  expectedTrouble: [/status of 404/],
});

// Every screen is opened once, every other one in English. On the phone it is checked in the light theme against the
// whole standard, including touch targets and small viewports; then on the computer in the dark theme, for the length of
// lines and for the rules that depend on colours and sizes. One screen of each kind is checked in Turkish, on the phone
// also with more contrast and large type, and on the computer against the whole standard and with forced colours.
// Screens that consist of the same parts as another one (`lookAlike`) are not checked on the computer.
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
      const walk = (address: string, prefix = '') =>
        story.step(prefix + address, async () => {
          await hold(page, device, 'phone');
          await page.goto(prefix + address);
          await lookOnPhone(page, device, kinds.has(address), leftOut);
          if (lookAlike.has(address)) return;
          await hold(page, device, 'computer');
          await lookOnComputer(page, kinds.has(address), leftOut);
        });
      const others = addresses.filter((one) => !kinds.has(one));
      const english = others.filter((_, at) => at % 2 === 1);
      const turkish = addresses.filter((one) => !english.includes(one));
      for (const address of turkish) await walk(address);
      framed.clear();
      await context.addCookies([{ name: 'locale', value: 'en', url: baseURL ?? '' }]);
      for (const address of english) await walk(address, '/en');
    },
  );
}

/** Ways to look at a screen. */
type Look = 'on a phone' | 'with more contrast' | 'on a computer' | 'with forced colours';
type LeftOut = (look: Look) => string | undefined;

async function lookOnPhone(page: Page, device: CDPSession, isKind: boolean, leftOut: LeftOut): Promise<void> {
  const except = leftOut('on a phone');
  await expectWhole(page, 'html', 'light', except);
  if (isKind) await expectContrast(page, 'more', 'dark', leftOut('with more contrast'));
  await expectTouchable(page);
  await expectFits(page, except === undefined ? 'body' : 'main');
  if (isKind) await expectFitsLargeType(page, device);
}

async function lookOnComputer(page: Page, isKind: boolean, leftOut: LeftOut): Promise<void> {
  await expectReadable(page);
  const except = leftOut('on a computer');
  if (!isKind) return expectSeen(page, 'dark', 'html', except);
  await expectWhole(page, 'html', 'dark', except);
  await expectContrast(page, 'forced', 'light', leftOut('with forced colours'));
}
