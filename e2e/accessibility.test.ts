import { expectAccessibleIn } from './axe.ts';
import { screens } from './places.ts';
import { expect, story } from './story.ts';

const wide = { width: 1440, height: 900 };
const narrow = { width: 390, height: 844 };

story.use({
  contextOptions: { reducedMotion: 'reduce' },
  expectedTrouble: [/status of (404|503)/],
});

// Every theme, language and window, and every two of them together.
for (const screen of screens) {
  story(`${screen} is accessible`, { tag: '@once' }, async ({ page, context, baseURL }) => {
    await page.setViewportSize(wide);
    await page.goto(screen);
    await expectAccessibleIn('light', page);
    await page.setViewportSize(narrow);
    await expectAccessibleIn('dark', page);
    // The back office has one address, and speaks the chosen language.
    await context.addCookies([{ name: 'locale', value: 'en', url: baseURL ?? '' }]);
    await page.goto(screen === '/admin' ? screen : `/en${screen}`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expectAccessibleIn('light', page);
    await page.setViewportSize(wide);
    await expectAccessibleIn('dark', page);
  });
}
