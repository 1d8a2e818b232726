import { office } from '@ayrac/phrases/tr/office/index.ts';
import { openSite, type Site } from '../scripts/site.ts';
import { campaigns } from './places.ts';
import { arrive, expect, pageEnd, story } from './story.ts';

// In development React says of every attribute, not of texts alone, whether a page is taken over as it was sent.
story.use({ expectedTrouble: [/^call: (?:http|ws):\/\/localhost:/] });

// One site for all of them.
story.describe.configure({ mode: 'default' });

let site: Site;
story.beforeAll(async () => {
  // With the data of the other stories, whose database it joins.
  site = await openSite({ NODE_ENV: 'development', DATA_DIR: process.env.STORY_DATA_DIR ?? '' });
});
story.afterAll(() => site.close());

for (const address of [
  '/?utm_source=posta',
  '/en/kategoriler/otomobil?fbclid=x&sirala=bilinmeyen',
  campaigns.sedan,
  '/kredi-hesaplama?tutar=5',
  '/login?to=/profile',
  '/kvkk?x=1',
]) {
  story(`${address} is taken over as it was sent`, { tag: '@once' }, async ({ page }) => {
    await arrive(page, site.origin + address);
    // What is marked late has come by then.
    await pageEnd(page);
  });
}

story.describe('the office', () => {
  story.use({ expectedTrouble: [/^call: (?:http|ws):\/\/localhost:|status of 503/] });

  story('is made of its sources, too', { tag: '@once' }, async ({ page }) => {
    await page.goto(`${site.origin}/admin/yok`);
    await expect(page.getByRole('heading', { level: 1, name: office.frame.maintenance.title })).toBeVisible();
  });
});
