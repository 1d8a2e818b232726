import { tr } from '@ayrac/phrases/tr/whole.ts';
import { campaigns } from '../places.ts';
import { openSearch, searchHeading } from '../search-field.ts';
import { arrive, expect, type Locator, type Page, pageEnd, story } from '../story.ts';

const { shell } = tr;

// Specification 2.37, 2.38, 2.40, 2.53, 2.54
story(
  'the footer has three cards and the slogan; the bar stays visible, leads home and to the brands, and its quote button is primary where nothing else is',
  { tag: '@wide' },
  async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    const bar = page.getByRole('banner');
    const main = page.getByRole('main');
    const footer = page.getByRole('contentinfo');
    await story.step('footer', async () => {
      await arrive(page, '/about');
      for (const { title, text } of [
        tr.footer.features.price,
        tr.footer.features.financing,
        tr.footer.features.support,
      ]) {
        await expect(footer.getByText(title, { exact: true })).toBeVisible();
        await expect(footer.getByText(text)).toBeVisible();
      }
      await expect(footer.getByText(shell.slogan)).toBeVisible();
      // Icons without an address are not links.
      await expect(footer.getByRole('list', { name: tr.footer.social })).toHaveCount(0);
      await expect(footer.getByRole('link', { name: 'Instagram' })).toHaveCount(0);
      await expect(footer.locator('.social svg').filter({ visible: true })).toHaveCount(5);
    });
    await story.step('the bar leads to the brands and home', async () => {
      await follow(page, bar.getByRole('link', { name: shell.brands }), '/marka');
      await expectQuoteButton(page, 'primary');
      await footer.scrollIntoViewIfNeeded();
      const logo = bar.getByRole('link', { name: shell.home });
      await expect(logo).toBeInViewport();
      await follow(page, logo, '/');
      await expectQuoteButton(page, 'primary');
    });
    // The bar's field appears once the hero's has left the viewport, without moving anything.
    await story.step('only one search field is visible at a time', async () => {
      const inBar = bar.getByRole('searchbox', { name: shell.search.label });
      const inHero = main.getByRole('searchbox', { name: tr.home.search });
      await expect(inHero).toBeInViewport();
      await expect(inBar).toBeHidden();
      const login = bar.getByRole('link', { name: shell.login });
      const before = await login.boundingBox();
      await footer.scrollIntoViewIfNeeded();
      await expect(inBar).toBeVisible();
      expect(await login.boundingBox()).toEqual(before);
      await inHero.scrollIntoViewIfNeeded();
      await expect(inBar).toBeHidden();
    });
    await story.step('the quote button', async () => {
      const categories = main.getByRole('region', { name: tr.home.categories });
      await follow(page, categories.getByRole('link', { name: /^Otomobil/ }), '/kategoriler/otomobil');
      await expectQuoteButton(page, 'primary');
      const field = await openSearch(page);
      await field.fill('sigorta');
      await field.press('Enter');
      await expect(searchHeading(page, 'sigorta')).toBeFocused();
      await expectQuoteButton(page, 'primary');
      const card = main.getByRole('article').first().getByRole('heading').getByRole('link');
      await follow(page, card, /\/kampanyalar\/./);
      await expectQuoteButton(page, 'toned down');
      await follow(page, bar.getByRole('link', { name: shell.loans }), '/kredi-hesaplama');
      await expectQuoteButton(page, 'toned down');
      await follow(page, bar.getByRole('link', { name: shell.login }), '/login');
      await expectQuoteButton(page, 'toned down');
      await arrive(page, `${campaigns.sedan}/teklif`);
      await expectQuoteButton(page, 'toned down');
      const end = await pageEnd(page);
      await follow(page, end.getByRole('link', { name: shell.categories }), '/kategoriler');
      await expectQuoteButton(page, 'primary');
    });
    await story.step('visitors load nothing of the office', async () => {
      await page.waitForLoadState('networkidle');
      expect(requested).toContain(`${campaigns.sedan}/teklif`);
      expect(requested.filter((path) => /^\/(?:office|(?:crm-)?admin)(?:\/|$)/.test(path))).toEqual([]);
    });
  },
);

story(
  'in a browser without scroll timelines, too, only one search field is visible at a time',
  { tag: '@wide' },
  async ({ page }) => {
    // Removes the feature: from the stylesheets, and from what the script detects.
    await page.route(/\/($|assets\/[^/]+\.css$)/, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll('(animation-timeline:', '(unknown-timeline:');
      await route.fulfill({ response, body: body.replaceAll('animation-timeline:', 'unknown-timeline:') });
    });
    await page.addInitScript(() => {
      CSS.supports = () => false;
    });
    await arrive(page, '/');
    const inBar = page.getByRole('banner').getByRole('searchbox', { name: shell.search.label });
    const inHero = page.getByRole('main').getByRole('searchbox', { name: tr.home.search });
    await expect(inHero).toBeInViewport();
    await expect(inBar).toBeHidden();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(inBar).toBeVisible();
    await inHero.scrollIntoViewIfNeeded();
    await expect(inBar).toBeHidden();
  },
);

/** Follows a link within the document and waits for its page. */
async function follow(page: Page, link: Locator, address: string | RegExp): Promise<void> {
  await link.click();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}

/** Expects the bar's button for a quote to look like this on the page. */
async function expectQuoteButton(page: Page, look: 'primary' | 'toned down'): Promise<void> {
  const button = expect(page.getByRole('banner').getByRole('link', { name: shell.quote }), page.url());
  const ground = 'rgba(0, 0, 0, 0)';
  if (look === 'primary') await button.not.toHaveCSS('background-color', ground);
  else await button.toHaveCSS('background-color', ground);
}
