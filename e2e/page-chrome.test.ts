import { tr } from '@ayrac/phrases/tr/whole.ts';
import { campaigns } from './places.ts';
import { openSearch } from './search-field.ts';
import { arrive, expect, story } from './story.ts';

const { shell } = tr;

// Specification 2.37, 2.38
story('the bar stays in sight, and its logo leads home', { tag: '@once' }, async ({ page }) => {
  await arrive(page, '/kategoriler/otomobil');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const logo = page.getByRole('banner').getByRole('link', { name: shell.home });
  await expect(logo).toBeInViewport();
  await logo.click();
  await expect(page).toHaveURL('/');
});

// Specification 2.40
story('the bar leads to the brands', { tag: '@wide' }, async ({ page }) => {
  await arrive(page, '/kategoriler');
  await page.getByRole('banner').getByRole('link', { name: shell.brands }).click();
  await expect(page).toHaveURL('/marka');
});

// Specification 2.48
story('a phone searches in an overlay, which takes the focus', { tag: '@narrow' }, async ({ page }) => {
  await arrive(page, '/');
  const term = await openSearch(page);
  await expect(term).toBeFocused();
  await term.fill('kasko');
  await term.press('Enter');
  await expect(page).toHaveURL('/search?q=kasko');
});

story(
  'the quote in the bar leads where nothing else does, and steps back elsewhere',
  { tag: '@once' },
  async ({ page }) => {
    const quote = page.getByRole('banner').getByRole('link', { name: shell.quote });
    const ground = 'rgba(0, 0, 0, 0)';
    for (const path of ['/', '/marka', '/kategoriler/otomobil', '/search?q=sigorta']) {
      await page.goto(path);
      await expect(quote).not.toHaveCSS('background-color', ground);
    }
    for (const path of [campaigns.sedan, `${campaigns.sedan}/teklif`, '/kredi-hesaplama']) {
      await page.goto(path);
      await expect(quote).toHaveCSS('background-color', ground);
    }
  },
);

// Specification 2.53, 2.54
story(
  'the footer holds three cards and the slogan; icons without an address are inert',
  { tag: '@once' },
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
    await expect(footer.getByRole('list', { name: tr.footer.social })).toHaveCount(0);
    await expect(footer.getByRole('link', { name: 'Instagram' })).toHaveCount(0);
    await expect(footer.locator('.social svg').filter({ visible: true })).toHaveCount(5);
  },
);
