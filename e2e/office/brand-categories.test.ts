import { office } from '@ayrac/phrases/tr/office/index.ts';
import { expectWhole } from '../axe.ts';
import { arriveAsAdmin } from '../office.ts';
import { expect, type Page, story } from '../story.ts';

const { 'brand-categories': words, frame } = office;
/** Time within which the public pages must show a change. */
const SOON_MS = 5_000;

const panel = (page: Page) => page.getByRole('complementary');
const toasts = (page: Page) => page.getByRole('region', { name: frame.toasts.label });
const rows = (page: Page) => page.getByRole('table', { name: words.title }).getByRole('link');

interface Place {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
}

story(
  'the categories of a brand are ordered and paused, and its pages follow',
  { tag: '@once' },
  async ({ page, context, visitor }) => {
    const { brand, categories } = await brandWithTwoCategories(page);
    const [first, second] = categories;
    await arriveAsAdmin(page, visitor, `/admin/brand-categories?brandId=${brand.id}`);
    await expect(page.getByText(words.orderHint.ready)).toBeVisible();
    await expectWhole(page);
    const title = await titleOf(page, brand.id, second.id);
    const link = page.getByRole('link', { name: title, exact: true });
    const shows = (order: readonly Place[]) =>
      expect(async () => {
        const [, main = ''] = (await (await page.request.get(`/marka/${brand.slug}`)).text()).split('<main');
        const paths = order.map(({ slug }) => `/marka/${brand.slug}/${slug}`);
        const found = [...main.matchAll(/ href="([^"?]+)/g)].map(([, path = '']) => path);
        expect(found.filter((path) => paths.includes(path))).toEqual(paths);
      }).toPass({ timeout: SOON_MS });
    const path = `/marka/${brand.slug}/${second.slug}`;
    const answers = (status: number) =>
      expect.poll(async () => (await page.request.get(path)).status(), { timeout: SOON_MS }).toBe(status);

    await link.focus();
    const steps = (await rows(page).allTextContents()).indexOf(title);
    for (let step = steps; step > 0; step -= 1) {
      const moved = page.waitForResponse((reply) => reply.url().endsWith('/brand-categories/order'));
      await page.keyboard.press('Alt+ArrowUp');
      expect((await moved).ok()).toBe(true);
      await expect(rows(page).nth(step - 1)).toHaveText(title);
    }
    await shows([second, first]);

    await link.click();
    await panel(page).getByRole('button', { name: words.actions.pause.label }).click();
    const question = page.getByRole('dialog', {
      name: words.actions.pause.ask.title({ label: title }),
    });
    await question.getByRole('button', { name: words.actions.pause.label }).click();
    await expect(toasts(page).getByText(words.actions.pause.done({ label: title }))).toBeVisible();
    await answers(404);
    const site = await context.newPage();
    await site.goto(path);
    await expectWhole(site, 'html', 'dark');
    await shows([first]);

    await page.bringToFront();
    await toasts(page).getByRole('button', { name: frame.toasts.undo }).last().click();
    await answers(200);
  },
);

/** Finds a brand whose page links to two sibling categories, through the public API. */
async function brandWithTwoCategories(page: Page) {
  const { brands } = await (await page.request.get('/api/public/brands')).json();
  for (const { slug } of brands.toReversed()) {
    const { brand, categories } = await (await page.request.get(`/api/public/brands/${slug}`)).json();
    const [first, second]: readonly Place[] = categories;
    if (first !== undefined && second !== undefined) return { brand, categories: [first, second] as const };
  }
  throw new Error('No brand of the demo has campaigns in two categories.');
}

/** Returns the office's title of the record that links a brand and a category. */
async function titleOf(page: Page, brandId: string, categoryId: string): Promise<string> {
  const address = `/api/admin/brand-categories?brandId=${brandId}&categoryId=${categoryId}`;
  const { items } = await (await page.request.get(address)).json();
  return items[0].title;
}
