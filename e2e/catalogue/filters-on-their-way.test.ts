import { tr } from '@ayrac/phrases/tr/whole.ts';
import { arrive, expect, type Page, story } from '../story.ts';

const { filter, list } = tr;

/** The script of the filters and its phrases. */
const scripts = /\/assets\/filter-[\w-]{7}\.js$/;

story(
  'a list opens with its filters, however late their script arrives, and keeps them beside it',
  { tag: '@wide' },
  async ({ page }) => {
    await story.step('opened from another page', async () => {
      const arriveFilters = await holdFilters(page);
      await arrive(page, '/');
      await noteListWithoutFilters(page);
      await page.getByRole('main').getByRole('link', { name: 'Otomobil', exact: true }).first().click();
      await expect(page).toHaveURL('/kategoriler/otomobil');
      await expect(page.locator('.filtered-list')).toHaveCount(0);
      arriveFilters();
      await expect(page.locator('.filter-column')).toHaveCount(1);
      await expect(page.locator('body[data-lost]')).toHaveCount(0);
    });
    await story.step('after a change of order', async () => {
      const arriveFilters = await holdFilters(page);
      await arrive(page, '/kategoriler/otomobil');
      await noteListWithoutFilters(page);
      await changeOrder(page);
      await expect(page).toHaveURL(/siralama=yeni/);
      arriveFilters();
      await expect(page.locator('.filter-form [type=submit][hidden]')).toHaveCount(1);
      await expect(page.getByText(`${list.sort}: ${list.orders.newest}`)).toBeVisible();
      await expect(page.locator('body[data-lost]')).toHaveCount(0);
    });
    await story.step('served by the server without the script', async () => {
      await page.clock.install();
      const arriveFilters = await holdFilters(page);
      await arrive(page, '/kategoriler/otomobil');
      await changeOrder(page);
      await expect(page).toHaveURL(/siralama=yeni/);
      const asDocument = page.waitForEvent('load');
      await page.clock.fastForward(10_000);
      await asDocument;
      await expect(page).toHaveURL(/siralama=yeni/);
      await expect(page.locator('.filter-column')).toBeVisible();
      arriveFilters();
    });
  },
);

story.describe('filters whose script cannot be loaded', () => {
  story.use({ expectedTrouble: [/ERR_FAILED/] });

  story('are a form that the server answers', { tag: '@wide' }, async ({ page }) => {
    await page.route(scripts, (route) => route.abort());
    await arrive(page, '/kategoriler/otomobil');
    const asDocument = page.waitForEvent('load');
    await changeOrder(page);
    await asDocument;
    await expect(page).toHaveURL(/siralama=yeni/);
    const filters = page.locator('.filter-column');
    await filters.getByText(filter.fuels.hybrid, { exact: true }).click();
    await filters.getByRole('button', { name: filter.apply }).click();
    await expect(page).toHaveURL(/yakit=hibrit/);
    await page.getByRole('navigation', { name: filter.applied }).getByRole('link').first().click();
    await expect(page).not.toHaveURL(/yakit=hibrit/);
    await expect(filters).toBeVisible();
    // In a narrow window they are below the list, where its button leads.
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('link', { name: filter.open }).click();
    await expect(filters).toBeInViewport();
  });
});

/** Marks the page if it shows a list without filters, even for a moment. */
async function noteListWithoutFilters(page: Page): Promise<void> {
  await page.evaluate(() => {
    const note = () => {
      if (document.querySelector('.filtered:not(:has(> .filter-column))')) document.body.dataset.lost = '';
    };
    new MutationObserver(note).observe(document.body, { childList: true, subtree: true });
  });
}

async function changeOrder(page: Page): Promise<void> {
  const tools = page.locator('.list-tools');
  await tools.locator('summary').click();
  await tools.getByRole('link', { name: list.orders.newest }).click();
}

/** Delays the script of the filters until the returned function is called. */
async function holdFilters(page: Page): Promise<() => void> {
  const arrival = Promise.withResolvers<void>();
  await page.route(scripts, async (route) => {
    await arrival.promise;
    await route.continue();
  });
  return arrival.resolve;
}
