import { tr } from '@ayrac/phrases/tr/whole.ts';
import { comeAlive, expect, type Page, story, withMotion } from './story.ts';

const { banner } = tr.home;
const COUNT = 12;
const MINUTE_MS = 60_000;

story.use(withMotion);

// Specification 2.2, 4.36, 4.37, 4.38, 4.39, 9.6
story(
  'the banner goes on by one campaign every four seconds, waits under pointer and focus, goes by its buttons, and opens its campaign',
  { tag: '@wide' },
  async ({ page }) => {
    await story.step('every four seconds, and by its buttons', async () => {
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
    await story.step('under the pointer, and at its button', async () => {
      await showBanner(page);
      await slide(page, 1).hover();
      await page.clock.runFor(20_000);
      await expect(slide(page, 1)).toBeInViewport({ ratio: 0.9 });
      await page.mouse.move(1, 1);
      await page.clock.runFor(4_000);
      await expect(slide(page, 2)).toBeInViewport({ ratio: 0.9 });
      await page.getByRole('button', { name: banner.pause }).click();
      await page.mouse.move(1, 1);
      await page.clock.runFor(20_000);
      await expect(slide(page, 2)).toBeInViewport({ ratio: 0.9 });
      await page.getByRole('button', { name: banner.play }).click();
      await page.clock.runFor(4_000);
      await expect(slide(page, 3)).toBeInViewport({ ratio: 0.9 });
    });
    await story.step('a glide whose end is told late', async () => {
      await showBanner(page);
      await page.getByRole('button', { name: banner.next }).evaluate(async (button: HTMLElement) => {
        const row = button.closest('section')?.querySelector('[aria-live]');
        button.click();
        // The next slide is chosen, and the row has not moved yet.
        for (let turns = 0; turns < 10; turns += 1) await Promise.resolve();
        row?.dispatchEvent(new Event('scrollend'));
      });
      await expect(slide(page, 2)).toBeInViewport({ ratio: 0.9 });
      await expect(slide(page, 2)).not.toHaveAttribute('inert');
    });
    await story.step('under the focus; Enter opens its campaign', async () => {
      await showBanner(page);
      await page.getByRole('button', { name: banner.next }).press('Tab');
      await expect(slide(page, 1).getByRole('link')).toBeFocused();
      await page.clock.runFor(20_000);
      await expect(slide(page, 1)).toBeInViewport({ ratio: 0.9 });
      const address = (await slide(page, 1).getByRole('link').getAttribute('href')) ?? '';
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(address);
      // So do the space bar and a click.
      await arriveHome(page);
      await slide(page, 1).getByRole('link').press('Space');
      await expect(page).toHaveURL(address);
      await arriveHome(page);
      await slide(page, 1).getByRole('link').click();
      await expect(page).toHaveURL(/\/kampanyalar\//);
    });
  },
);

story.describe('where motion is unwanted', () => {
  story.use({ contextOptions: { reducedMotion: 'reduce' } });

  story('the banner stands still until somebody starts it', { tag: '@once' }, async ({ page }) => {
    await openBanner(page);
    await page.clock.runFor(20_000);
    await expect(slide(page, 1)).toBeInViewport({ ratio: 0.9 });
    await page.getByRole('button', { name: banner.play }).click();
    await page.clock.runFor(4_000);
    await expect(slide(page, 2)).toBeInViewport({ ratio: 0.9 });
  });
});

/** Of a phone 390 wide, so that its end is a few screens away. */
const MOST_HEIGHT = 4_500;

story(
  'the first screen of a phone shows a campaign and the way to it, and the last one is near',
  { tag: '@narrow' },
  async ({ page }) => {
    await page.goto('/');
    const first = slide(page, 1);
    await expect(first.getByText(banner.look)).toBeInViewport({ ratio: 1 });
    await expect(first.locator('img')).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('searchbox', { name: tr.home.search })).toBeInViewport();
    await page.setViewportSize({ width: 390, height: 844 });
    await comeAlive(page);
    // The sentence's button says its count in one line, and the loan's two questions share one.
    const sentence = page.getByRole('form', { name: tr.sentence.label });
    const counted = await sentence.getByRole('button', { name: /kampanyayı göster$/ }).boundingBox();
    expect(counted?.height).toBeLessThan(50);
    const amount = await page.getByLabel(tr.loans.amount, { exact: true }).boundingBox();
    const term = await page.getByLabel(tr.loans.term, { exact: true }).boundingBox();
    expect(term?.y).toBe(amount?.y);
    // What the browser has not laid out yet is as high as it guessed.
    await page.locator('.home-section').evaluateAll((sections) => {
      for (const section of sections) (section as HTMLElement).style.contentVisibility = 'visible';
    });
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(MOST_HEIGHT);
  },
);

/** Opens the home page; its clock stands still, and the story moves it on. */
async function openBanner(page: Page): Promise<void> {
  const start = Date.now();
  await page.clock.install({ time: start });
  await page.clock.pauseAt(start + MINUTE_MS);
  await showBanner(page);
}

/** Opens the home page with its banner in sight, at its first campaign. */
async function showBanner(page: Page): Promise<void> {
  await arriveHome(page);
  // Before the banner comes alive every slide can be reached; from then on it turns.
  await expect(slide(page, 2)).toHaveAttribute('inert');
  await slide(page, 1).evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await expect(slide(page, 1)).toBeInViewport({ ratio: 0.9 });
}

async function arriveHome(page: Page): Promise<void> {
  await page.goto('/');
  // By then the page's script is fetched, whatever else has arrived.
  await page.clock.runFor(3_000);
  await comeAlive(page);
}

function slide(page: Page, place: number) {
  return page.getByRole('article', {
    name: banner.place({ place, count: COUNT }),
    exact: true,
    includeHidden: true,
  });
}
