import { tr } from '@ayrac/phrases/tr/whole.ts';
import { arrive, expect, story } from '../story.ts';

const { notFound, siteName } = tr.shell;

story.use({ expectedTrouble: [/status of 404/] });

story(
  'an address that cannot be decoded shows the not-found page, also after hydration',
  { tag: '@once' },
  async ({ page, baseURL }) => {
    for (const path of ['/kampanyalar/%ff', '/kategoriler/a%00b', '/marka/%E0%A4%A', '/%zz']) {
      await arrive(page, baseURL + path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound.title);
      await expect(page).toHaveTitle(`${notFound.title} | ${siteName}`);
      await page.getByRole('main').getByRole('link', { name: notFound.home }).click();
      await expect(page).toHaveURL('/');
    }
  },
);
