import { office } from '@ayrac/phrases/tr/office/index.ts';
import type { Site } from '../../scripts/site.ts';
import { campaigns } from '../places.ts';
import { openSecondSite } from '../second-site.ts';
import { arrive, expect, pageEnd, story } from '../story.ts';

// In development, React reports hydration mismatches of attributes as well as of texts.
// Unbundled pages start slowly, so on a busy machine the preloaded typeface is used later than the browser expects.
story.use({
  expectedTrouble: [
    /^call: (?:http|ws):\/\/localhost:|status of 503|\.woff2 was preloaded using link preload but not used/,
  ],
});

let site: Site;
story.beforeAll(async () => {
  site = await openSecondSite({ NODE_ENV: 'development' });
});
story.afterAll(() => site.close());

const addresses = [
  '/?utm_source=posta',
  '/en/kategoriler/otomobil?fbclid=x&sirala=bilinmeyen',
  campaigns.sedan,
  '/kredi-hesaplama?tutar=5',
  '/login?to=/profile',
  '/kvkk?x=1',
];

story('pages are hydrated, and the office is served from its sources', { tag: '@once' }, async ({ page }) => {
  await story.step('pages', async () => {
    for (const address of addresses) {
      await arrive(page, site.origin + address);
      // Waits for the parts of the page that are hydrated later.
      await pageEnd(page);
    }
  });
  await story.step('the office', async () => {
    await page.goto(`${site.origin}/admin/yok`);
    await expect(page.getByRole('heading', { level: 1, name: office.frame.maintenance.title })).toBeVisible();
  });
});
