import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import { expect, type Page } from './story.ts';

type Theme = 'light' | 'dark';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const wholeStandard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rule whose answer depends on the theme; the others ask for markup and sizes, which are the same. */
const ruleOfTheme = 'color-contrast';

/**
 * Nothing to say for WCAG 2.2 AA and good practice about the page, or about what is open over it; the other theme
 * changes the colours alone.
 */
export async function expectAccessible(page: Page, within = 'html'): Promise<void> {
  await expectWhole(page, within);
  await expectDark(page, within);
  await setTheme(page, 'light');
}

/** The whole standard, in one theme. */
export async function expectWhole(page: Page, within = 'html', theme: Theme = 'light'): Promise<void> {
  await expectNothingToSay(theme, page, within, { type: 'tag', values: wholeStandard });
}

/** What colours, sizes and the width of a window change of a page whose markup was looked at by the whole standard. */
export async function expectSeen(page: Page, theme: Theme): Promise<void> {
  await expectNothingToSay(theme, page, 'html', { type: 'rule', values: [ruleOfTheme, 'target-size'] });
}

/** What may differ in the dark theme, after the whole standard in the light one. */
async function expectDark(page: Page, within = 'html'): Promise<void> {
  await expectNothingToSay('dark', page, within, { type: 'rule', values: [ruleOfTheme] });
}

/** What may differ where the system gives the colours, or more contrast is asked for. */
export async function expectContrast(page: Page, asked: 'forced' | 'more', theme: Theme): Promise<void> {
  await page.emulateMedia(asked === 'forced' ? { forcedColors: 'active' } : { contrast: 'more' });
  await expectNothingToSay(theme, page, 'html', { type: 'rule', values: [ruleOfTheme] });
  await page.emulateMedia({ forcedColors: null, contrast: null });
}

async function expectNothingToSay(
  theme: Theme,
  page: Page,
  within: string,
  runOnly: NonNullable<RunOptions['runOnly']>,
): Promise<void> {
  await setTheme(page, theme);
  // Reading it in costs more than asking it: a document does so once.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const { violations } = await page.evaluate(run, { within, options: { runOnly, preload: false } });
  const said = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target}: ${failureSummary}`),
  );
  const { width = 0 } = page.viewportSize() ?? {};
  expect(said, `${page.url()}, ${width} wide, ${within} in the ${theme} theme`).toEqual([]);
}

/** Runs in the page, where nothing of ours stands in a frame. */
function run({ within, options }: { within: string; options: RunOptions }): Promise<AxeResults> {
  const { axe } = window as unknown as { axe: typeof import('axe-core') };
  return axe.run({ include: [within] }, { ...options, resultTypes: ['violations'] });
}

async function setTheme(page: Page, theme: Theme): Promise<void> {
  await page.evaluate((dark) => {
    document.documentElement.classList.toggle('dark', dark);
    // A colour on its way from one theme to the other is of neither.
    for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish();
  }, theme === 'dark');
}
