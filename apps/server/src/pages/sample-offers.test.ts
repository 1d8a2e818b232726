import { realBrands } from '@ayrac/domain/brand/real-brand.ts';
import { inLocale } from '@ayrac/domain/screen/page-address.ts';
import { locales } from '@ayrac/domain/text/locale.ts';
import { en } from '@ayrac/phrases/en/whole.ts';
import { tr } from '@ayrac/phrases/tr/whole.ts';
import { expect, it } from 'vitest';
import { demoCatalogue } from '#server/demo/demo-catalogue.ts';
import { makeBrand, makeCampaign } from '#server/testing/factories.ts';
import { testApp } from '#server/testing/test-app.ts';
import { loadBuiltPages } from './built.ts';
import { partOf } from './testing/read-html.ts';

const words = { tr: tr.campaign.sample, en: en.campaign.sample };

it.each([
  ['a demo', true],
  ['any other site', false],
])('offers of real brands are labelled as samples, on the site of %s', async (_, isDemo) => {
  const { render } = await loadBuiltPages();
  const site = await testApp({ render, isDemo });
  try {
    await makeCampaign(site.db, {
      title: 'Gerçek',
      brandId: (await makeBrand(site.db, { name: 'İş Bankası' })).id,
    });
    await makeCampaign(site.db, {
      title: 'Uydurma',
      brandId: (await makeBrand(site.db, { name: 'Uydur' })).id,
    });
    for (const locale of locales) {
      const textIn = async (path: string, part: string) =>
        partOf(partOf((await site.app.inject({ url: inLocale(path, locale) })).body, 'main'), part).includes(
          `>${words[locale]}<`,
        );
      expect(await textIn('/marka/is-bankasi', 'article')).toBe(isDemo);
      expect(await textIn('/marka/uydur', 'article')).toBe(false);
      expect(await textIn('/kampanyalar/gercek', 'header')).toBe(isDemo);
      expect(await textIn('/kampanyalar/uydurma', 'header')).toBe(false);
    }
  } finally {
    await site.close();
  }
});

it('knows the real brands of the demo', () => {
  const slugs = demoCatalogue().brands.map(({ slug }) => slug);
  expect(slugs).toEqual(expect.arrayContaining([...realBrands]));
});
