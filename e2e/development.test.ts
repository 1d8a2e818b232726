import { office } from '@ayrac/phrases/tr/office/index.ts';
import { openSite, type Site } from '../scripts/site.ts';
import { campaigns } from './places.ts';
import { arrive, expect, pageEnd, story } from './story.ts';

// In development React says of every attribute, not of texts alone, whether a page is taken over as it was sent.
story.use({ expectedTrouble: [/^call: (?:http|ws):\/\/localhost:|status of 503/] });

let site: Site;
story.beforeAll(async () => {
  // With the data of the other stories, whose database it joins.
  site = await openSite({ NODE_ENV: 'development', DATA_DIR: process.env.STORY_DATA_DIR ?? '' });
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

story(
  'pages are taken over as they were sent, and the office is made of its sources, too',
  { tag: '@once' },
  async ({ page }) => {
    await story.step('pages', async () => {
      for (const address of addresses) {
        await arrive(page, site.origin + address);
        // What is marked late has come by then.
        await pageEnd(page);
      }
    });
    await story.step('the office', async () => {
      await page.goto(`${site.origin}/admin/yok`);
      await expect(
        page.getByRole('heading', { level: 1, name: office.frame.maintenance.title }),
      ).toBeVisible();
    });
  },
);
