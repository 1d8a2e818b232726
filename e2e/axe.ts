import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { RunOptions } from 'axe-core';
import { expect, type Page } from './story.ts';

type Theme = 'light' | 'dark';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const wholeStandard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The only rule whose result depends on the theme. The others check markup and sizes, which are the same in both. */
const ruleOfTheme = 'color-contrast';
/** Parts of the office that are faded while they load again, and have less contrast until then. */
const faded = ':is(table, .dashboard-main, .dashboard-figures)[aria-busy="true"]';

/**
 * Checks the page, or what is open above it, against WCAG 2.2 AA and best practices. In the dark theme only the colours
 * are checked, since nothing else changes.
 */
export async function expectAccessible(page: Page, within = 'html'): Promise<void> {
  await expectWhole(page, within);
  await expectDark(page, within);
  await setTheme(page, 'light');
}

/** The bar and the footer, which are the same on all screens of the site. */
export const FRAME = 'header.bar, footer.footer';
/** The bar, while nothing is open in it, and the navigation, which are the same on all screens of the office. */
const OFFICE_FRAME = '.office-bar:not(:has([open])), .office-side';

/**
 * Checks against the whole standard in one theme. Elements that match `except` are left out, but the rules about the
 * page as a whole still know them.
 */
export async function expectWhole(
  page: Page,
  within = 'html',
  theme: Theme = 'light',
  except = OFFICE_FRAME,
): Promise<void> {
  await expectNothingToSay(theme, page, within, { type: 'tag', values: wholeStandard }, except);
}

/** Like `expectWhole`, with the frame of the office. */
export function expectWholeWithFrame(page: Page, theme: Theme = 'light'): Promise<void> {
  return expectNothingToSay(theme, page, 'html', { type: 'tag', values: wholeStandard });
}

/** Checks only what depends on colours and sizes, for a page whose markup was checked against the whole standard. */
export async function expectSeen(page: Page, theme: Theme, within = 'html', except?: string): Promise<void> {
  const rules: RunOptions['runOnly'] = { type: 'rule', values: [ruleOfTheme, 'target-size'] };
  await expectNothingToSay(theme, page, within, rules, except);
}

/** Checks what may differ in the dark theme, after a full check in the light one. */
async function expectDark(page: Page, within = 'html'): Promise<void> {
  await expectNothingToSay('dark', page, within, { type: 'rule', values: [ruleOfTheme] });
}

/** Checks what may differ with forced colours or more contrast. */
export async function expectContrast(
  page: Page,
  asked: 'forced' | 'more',
  theme: Theme,
  except?: string,
): Promise<void> {
  await page.emulateMedia(asked === 'forced' ? { forcedColors: 'active' } : { contrast: 'more' });
  await expectNothingToSay(theme, page, 'html', { type: 'rule', values: [ruleOfTheme] }, except);
  await page.emulateMedia({ forcedColors: null, contrast: null });
}

async function expectNothingToSay(
  theme: Theme,
  page: Page,
  within: string,
  runOnly: NonNullable<RunOptions['runOnly']>,
  except?: string,
): Promise<void> {
  await setTheme(page, theme);
  await expect(page.locator(faded)).toHaveCount(0);
  // Loading axe takes longer than a check, so each document loads it once.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const findings = await page.evaluate(run, { within, except, options: { runOnly, preload: false } });
  const { width = 0 } = page.viewportSize() ?? {};
  expect(findings, `${page.url()}, ${width} wide, ${within} in the ${theme} theme`).toEqual([]);
}

interface Check {
  readonly within: string;
  readonly except: string | undefined;
  readonly options: RunOptions;
}

/**
 * Returns the findings. Runs in the page, because the whole result takes longer to hand over. The site has no frames to
 * check. Of equal items of a list and rows of a table, only the first two and the last are checked, because the others
 * differ in nothing but their words, and lists take most of the time.
 */
async function run({ within, except, options }: Check): Promise<string[]> {
  const { axe } = window as unknown as { axe: typeof import('axe-core') };
  const exclude = [...document.querySelectorAll('ul, ol, tbody')].flatMap((list) => {
    const counts = new Map<string, number>();
    return [...list.children].filter((item) => {
      const markup = markupOf(item);
      const count = (counts.get(markup) ?? 0) + 1;
      counts.set(markup, count);
      return count > 2 && item !== list.lastElementChild;
    });
  });
  if (except !== undefined) exclude.push(...document.querySelectorAll(except));
  const found = await axe.run({ include: [within], exclude }, { ...options, resultTypes: ['violations'] });
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target}: ${failureSummary}`),
  );

  /** Returns everything about an element and its descendants that rules depend on, without its words and numbers. */
  function markupOf(element: Element): string {
    const attributes = [...element.attributes].map(({ name, value }) =>
      isOfLook(name, value) ? `${name}=${value}` : `${name}${value.trim() && '=…'}`,
    );
    const states = [':checked', ':disabled', ':focus'].filter((state) => element.matches(state));
    const content = [...element.childNodes].map((node) =>
      node instanceof Element ? markupOf(node) : node instanceof Text && node.data.trim() ? '…' : '',
    );
    return `<${element.localName} ${[...attributes, ...states].join(' ')}>${content.join('')}</>`;
  }

  /** Whether the value of an attribute changes the look or the meaning of its element. */
  function isOfLook(name: string, value: string): boolean {
    if (name.startsWith('aria-') || name.startsWith('data-'))
      return /^(?:true|false|page|mixed)$/.test(value);
    return ['class', 'style', 'role', 'type', 'tabindex', 'lang', 'hidden'].includes(name);
  }
}

async function setTheme(page: Page, theme: Theme): Promise<void> {
  await page.evaluate((dark) => {
    document.documentElement.classList.toggle('dark', dark);
    // Skips colour transitions, whose intermediate colours belong to neither theme.
    for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish();
  }, theme === 'dark');
}
