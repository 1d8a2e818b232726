import { tr } from '@ayrac/phrases/tr/whole.ts';
import { expect, story } from './story.ts';

const { shell } = tr;

story.describe('an address that is no page', () => {
  story.use({ expectedTrouble: [/status of 404/] });

  for (const address of ['/no-such-page', '/kategoriler/yok-boyle', '/kampanyalar/yok-boyle', '/about/us']) {
    story(`${address} is not found, in the shell, with ways on`, async ({ page }) => {
      const answer = await page.goto(address);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1, name: shell.notFound.title })).toBeVisible();
      await expect(page.getByRole('banner').getByRole('link', { name: shell.home })).toBeVisible();
      await expect(page.getByRole('main').getByRole('searchbox')).toBeVisible();
      await expect(page.getByRole('main').getByRole('link', { name: shell.notFound.home })).toBeVisible();
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    });
  }

  story('a brand that there is not is not found, with the way to the others', async ({ page }) => {
    const answer = await page.goto('/marka/yok-boyle');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: tr.brand.missing })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: tr.brand.toBrands })).toBeVisible();
  });
});

story.describe('the back office', () => {
  story.use({ expectedTrouble: [/status of 503/] });

  for (const address of ['/admin', '/admin/unknown', '/crm-admin/x']) {
    story(`${address} says that the site is being updated`, async ({ page }) => {
      const answer = await page.goto(address);
      expect(answer?.status()).toBe(503);
      expect(Number(answer?.headers()['retry-after'])).toBeGreaterThan(0);
      await expect(page.getByRole('heading', { level: 1, name: 'Güncelleme Yapılıyor' })).toBeVisible();
      await expect(page.getByRole('navigation')).toHaveCount(0);
    });
  }
});

for (const { from, to } of [
  { from: '/test/x', to: '/' },
  { from: '/old-kategoriler', to: '/kategoriler' },
  { from: '/old-kategoriler/12', to: '/kategoriler' },
  { from: '/en/old-kategoriler/12', to: '/en/kategoriler' },
  { from: '/privacy-policy', to: '/privacy' },
]) {
  story(`${from} leads to ${to}`, async ({ page, baseURL }) => {
    const answer = await page.goto(from);
    expect(answer?.status()).toBe(200);
    expect((await answer?.request().redirectedFrom()?.response())?.status()).toBe(301);
    await expect(page).toHaveURL(to);
    const canonical = page.locator('link[rel="canonical"]');
    await expect(canonical).toHaveAttribute('href', new URL(to, baseURL).href);
  });
}

for (const address of ['/login', '/register', '/profile', '/my-campaigns']) {
  story(`${address} is there, and out of the search engines`, async ({ page }) => {
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });
}

for (const address of ['/kvkk', '/borusan-detayli']) {
  story(`${address} is a document outside the shell, with a way home`, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('search')).toHaveCount(0);
    await page.getByRole('banner').getByRole('link', { name: shell.home }).click();
    await expect(page).toHaveURL('/');
  });
}
