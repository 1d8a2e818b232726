import { tr } from '@ayrac/phrases/tr/whole.ts';
import { comeAlive, expect, type Locator, type Page, story, withMotion } from '../story.ts';

const { banner } = tr.home;
const COUNT = 12;
const MINUTE_MS = 60_000;

story.use(withMotion);

// Specification 2.2, 4.36, 4.37, 4.38, 4.39, 9.6
story(
  'the carousel advances every four seconds, pauses on hover, on focus and with reduced motion, has buttons, and opens its campaign',
  { tag: '@wide' },
  async ({ page }) => {
    await story.step('every four seconds and by its buttons', async () => {
      await openBanner(page);
      await page.clock.runFor(3_500);
      await expect(slide(page, 1)).toBeInViewport({ ratio: 0.9 });
      for (const place of [2, 3]) {
        await page.clock.runFor(4_000);
        await expect(slide(page, place)).toBeInViewport({ ratio: 0.9 });
      }
      for (const place of [2, 1, COUNT]) {
        await page.getByRole('button', { name: banner.previous }).press('Enter');
        await expect(slide(page, place)).toBeInViewport({ ratio: 0.9 });
      }
      await page.getByRole('button', { name: banner.next }).click();
      await expect(slide(page, 1)).toBeInViewport({ ratio: 0.9 });
    });
    await story.step('on hover and by its button', async () => {
      await slide(page, 1).hover();
      await page.clock.runFor(20_000);
      await expect(slide(page, 1)).toBeInViewport({ ratio: 0.9 });
      await blur(page);
      await page.mouse.move(1, 1);
      await page.clock.runFor(4_000);
      await expect(slide(page, 2)).toBeInViewport({ ratio: 0.9 });
      await page.getByRole('button', { name: banner.pause }).click();
      await blur(page);
      await page.mouse.move(1, 1);
      await page.clock.runFor(20_000);
      await expect(slide(page, 2)).toBeInViewport({ ratio: 0.9 });
      await page.getByRole('button', { name: banner.play }).click();
      await page.clock.runFor(4_000);
      await expect(slide(page, 3)).toBeInViewport({ ratio: 0.9 });
    });
    await story.step('when the end of a scroll is reported late', async () => {
      await page.getByRole('button', { name: banner.next }).evaluate(async (button: HTMLElement) => {
        const row = button.closest('section')?.querySelector('[aria-live]');
        button.click();
        // At this point the next slide is chosen, but the row has not moved yet.
        for (let turns = 0; turns < 10; turns += 1) await Promise.resolve();
        row?.dispatchEvent(new Event('scrollend'));
      });
      await expect(slide(page, 4)).toBeInViewport({ ratio: 0.9 });
      await expect(slide(page, 4)).not.toHaveAttribute('inert');
    });
    await story.step('on focus, and Enter, the space bar and a click open its campaign', async () => {
      await page.getByRole('button', { name: banner.next }).press('Tab');
      const link = slide(page, 4).getByRole('link');
      await expect(link).toBeFocused();
      await page.clock.runFor(20_000);
      await expect(slide(page, 4)).toBeInViewport({ ratio: 0.9 });
      const address = (await link.getAttribute('href')) ?? '';
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(address);
      // The focus moves to the heading once a page has taken the place of the one before.
      const heading = page.getByRole('heading', { level: 1 });
      for (const open of [(of: Locator) => of.press('Space'), (of: Locator) => of.click()]) {
        await expect(heading).toBeFocused();
        await page.goBack();
        await expect(slide(page, 2)).toHaveAttribute('inert');
        await expect(heading).toBeFocused();
        const first = slide(page, 1).getByRole('link');
        const next = (await first.getAttribute('href')) ?? '';
        await open(first);
        await expect(page).toHaveURL(next);
      }
    });
    await story.step('with reduced motion it stands still until it is started', async () => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await showBanner(page);
      await page.clock.runFor(20_000);
      await expect(slide(page, 1)).toBeInViewport({ ratio: 0.9 });
      await page.getByRole('button', { name: banner.play }).click();
      await page.clock.runFor(4_000);
      await expect(slide(page, 2)).toBeInViewport({ ratio: 0.9 });
    });
  },
);

/** Place on a phone above which a campaign's price ends, even below a title of three lines. */
const PRICE_ABOVE = 640;

/** Maximum height of the home page at a width of 390 pixels, so that its end is a few screens away. */
const MOST_HEIGHT = 4_500;

story(
  'the first screen of a phone shows a campaign and the way to it, its price follows above the fold, and the end is near',
  { tag: '@narrow' },
  async ({ page }) => {
    await page.goto('/');
    const first = slide(page, 1);
    await expect(first.getByText(banner.look)).toBeInViewport({ ratio: 1 });
    await expect(first.locator('img')).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('searchbox', { name: tr.home.search })).toBeInViewport();
    await page.setViewportSize({ width: 390, height: 844 });
    await comeAlive(page);
    // The sentence's button has its count on one line, and the two questions about the loan share a line.
    const sentence = page.getByRole('form', { name: tr.sentence.label });
    const counted = await sentence.getByRole('button', { name: /kampanyayı göster$/ }).boundingBox();
    expect(counted?.height).toBeLessThan(50);
    const amount = await page.getByLabel(tr.loans.amount, { exact: true }).boundingBox();
    const term = await page.getByLabel(tr.loans.term, { exact: true }).boundingBox();
    expect(term?.y).toBe(amount?.y);
    // Forces the layout of sections whose height is only estimated until they are visible.
    await page.locator('.home-section').evaluateAll((sections) => {
      for (const section of sections) (section as HTMLElement).style.contentVisibility = 'visible';
    });
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(MOST_HEIGHT);

    for (const [path, figure] of [
      ['/kampanyalar/tuslu-telefondan-akilliya-buyuklere-2-500-hos-geldin-takasi', '₺15.499'],
      // The longest title of the demo, below two lines of breadcrumbs.
      ['/en/kampanyalar/depremzede-ve-ciftci-cocuklarina-online-lgs-bursu', '₺10,000'],
    ] as const) {
      await page.goto(path);
      const price = await page.getByRole('main').getByText(figure, { exact: true }).first().boundingBox();
      expect((price?.y ?? 0) + (price?.height ?? PRICE_ABOVE), path).toBeLessThan(PRICE_ABOVE);
    }
  },
);

/** Opens the home page with a paused clock that the story advances. */
async function openBanner(page: Page): Promise<void> {
  const start = Date.now();
  await page.clock.install({ time: start });
  await page.clock.pauseAt(start + MINUTE_MS);
  await showBanner(page);
}

/** Opens the home page with the banner in view, at its first campaign. */
async function showBanner(page: Page): Promise<void> {
  await arriveHome(page);
  // Before hydration every slide is reachable; afterwards only the current one.
  await expect(slide(page, 2)).toHaveAttribute('inert');
  // Its words are on the first screen, and all of it can be scrolled there.
  await expect(slide(page, 1).getByText(banner.look)).toBeInViewport({ ratio: 1 });
  await slide(page, 1).evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await expect(slide(page, 1)).toBeInViewport({ ratio: 0.9 });
}

async function arriveHome(page: Page): Promise<void> {
  await page.goto('/');
  // The script is loaded after a delay, even if other resources are still missing.
  await page.clock.runFor(3_000);
  await comeAlive(page);
}

/** Takes the focus from the banner, which stands still while it has it. */
async function blur(page: Page): Promise<void> {
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
}

function slide(page: Page, place: number) {
  return page.getByRole('article', {
    name: banner.place({ place, count: COUNT }),
    exact: true,
    includeHidden: true,
  });
}
