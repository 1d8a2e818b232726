import { addresses } from '@ayrac/domain/screen/page-address.ts';
import { tr } from '@ayrac/phrases/tr/whole.ts';
import { campaigns } from '../places.ts';
import { expect, story } from '../story.ts';

const { shell } = tr;

story(
  'a printed page shows its source and date, and leaves out the sticky parts',
  { tag: '@wide' },
  async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    for (const address of [
      '/kvkk',
      '/kategoriler/otomobil',
      '/kredi-hesaplama?tur=konut&tutar=500000&vade=60',
      // Its commas are not encoded.
      addresses.compare(...[campaigns.bmw, campaigns.sedan].map((path) => path.replace(/.*\//, ''))),
    ]) {
      await page.goto(address);
      const head = page.getByText(new URL(address, page.url()).href).locator('..');
      await expect(head).toContainText(shell.siteName);
      const english = page.getByRole('banner', { includeHidden: true }).locator('[hreflang="en"]').first();
      await expect(english).toHaveAttribute('href', `/en${address}`);
      await expect(head).toContainText(/\d\d\.\d\d\.\d{4}/);
      await expect(page.getByRole('banner')).toBeHidden();
      await expect(page.getByRole('contentinfo')).toBeHidden();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const staying = await page
        .locator('main')
        .evaluate((main) =>
          [...main.querySelectorAll('*')]
            .filter((one) => one.checkVisibility() && getComputedStyle(one).position === 'fixed')
            .map((one) => one.className),
        );
      expect(staying).toEqual([]);
    }
  },
);
