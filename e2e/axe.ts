import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from './story.ts';

type Theme = 'light' | 'dark';

const wholeStandard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Nothing to say for WCAG 2.2 AA and good practice about the page as it stands, in one theme. */
export async function expectAccessibleIn(theme: Theme, page: Page): Promise<void> {
  await setTheme(page, theme);
  const { width = 0 } = page.viewportSize() ?? {};
  const where = `${page.url()}, ${width} wide, ${theme}`;
  expect(await violationsOf(axe(page).withTags(wholeStandard)), where).toEqual([]);
}

/**
 * Nothing to say about what is open: a dialog over the page, or a part of it. The other theme changes the colours
 * alone.
 */
export async function expectAccessible(page: Page, within: string): Promise<void> {
  const part = () => axe(page).include(within);
  expect(await violationsOf(part().withTags(wholeStandard)), `${within} in the light theme`).toEqual([]);
  await setTheme(page, 'dark');
  expect(await violationsOf(part().withRules(['color-contrast'])), `${within} in the dark theme`).toEqual([]);
  await setTheme(page, 'light');
}

function axe(page: Page): AxeBuilder {
  // Nothing of ours stands in a frame, so that the page itself can put the results together.
  return new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'], preload: false });
}

async function violationsOf(builder: AxeBuilder): Promise<string[]> {
  const { violations } = await builder.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target}: ${failureSummary}`),
  );
}

async function setTheme(page: Page, theme: Theme): Promise<void> {
  await page.evaluate((dark) => {
    document.documentElement.classList.toggle('dark', dark);
    // A colour on its way from one theme to the other is of neither.
    for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish();
  }, theme === 'dark');
}
