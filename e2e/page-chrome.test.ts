import { tr } from '@ayrac/phrases/tr/whole.ts';
import { campaigns } from './places.ts';
import { arrive, expect, story } from './story.ts';

const { shell } = tr;

// Specification 2.37, 2.38, 2.40, 2.53, 2.54
story(
  'the top bar stays visible and links to brands and home; the footer has three cards and the slogan',
  { tag: '@wide' },
  async ({ page }) => {
    await arrive(page, '/about');
    const footer = page.getByRole('contentinfo');
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
    await page.getByRole('banner').getByRole('link', { name: shell.brands }).click();
    await expect(page).toHaveURL('/marka');

    await arrive(page, '/kategoriler/otomobil');
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    const logo = page.getByRole('banner').getByRole('link', { name: shell.home });
    await expect(logo).toBeInViewport();
    await logo.click();
    await expect(page).toHaveURL('/');

    // Only one search field is visible at a time: the bar's appears once the hero's has left the viewport, without
    // moving anything.
    const inBar = page.getByRole('banner').getByRole('searchbox', { name: shell.search.label });
    const inHero = page.getByRole('main').getByRole('searchbox', { name: tr.home.search });
    await expect(inHero).toBeInViewport();
    await expect(inBar).toBeHidden();
    const login = page.getByRole('banner').getByRole('link', { name: shell.login });
    const before = await login.boundingBox();
    await footer.scrollIntoViewIfNeeded();
    await expect(inBar).toBeVisible();
    expect(await login.boundingBox()).toEqual(before);
    await inHero.scrollIntoViewIfNeeded();
    await expect(inBar).toBeHidden();
  },
);

story(
  'in a browser without scroll timelines, too, only one search field is visible at a time',
  { tag: '@wide' },
  async ({ page }) => {
    // Takes the feature away: from the stylesheets, and from what the script is told.
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

story(
  'the quote button in the bar is primary where nothing else is; visitors load nothing of the office',
  { tag: '@once' },
  async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const quote = page.getByRole('banner').getByRole('link', { name: shell.quote });
    const ground = 'rgba(0, 0, 0, 0)';
    for (const path of ['/', '/marka', '/kategoriler/otomobil', '/search?q=sigorta', '/kategoriler']) {
      await arrive(page, path);
      await expect(quote, path).not.toHaveCSS('background-color', ground);
      await page.waitForLoadState('networkidle');
    }
    for (const path of [campaigns.sedan, `${campaigns.sedan}/teklif`, '/kredi-hesaplama', '/login']) {
      await arrive(page, path);
      await expect(quote, path).toHaveCSS('background-color', ground);
      await page.waitForLoadState('networkidle');
    }
    expect(asked).toContain('/login');
    expect(asked.filter((path) => /^\/(?:office|(?:crm-)?admin)(?:\/|$)/.test(path))).toEqual([]);
  },
);
