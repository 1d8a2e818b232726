import { readVisitorConsent } from '@ayrac/domain/consent/visitor-consent.ts';
import { tr } from '@ayrac/phrases/tr/whole.ts';
import { openSite, type Site } from '../scripts/site.ts';
import { arrive, expect, story } from './story.ts';

const { consent } = tr;

for (const mode of ['record-only', 'strict'] as const) {
  story.describe(`in mode ${mode}`, () => {
    story.use({ cookies: 'unanswered' });

    let site: Site;
    story.beforeAll(async () => {
      // With the data of the other stories, whose database it joins.
      const DATA_DIR = process.env.STORY_DATA_DIR ?? '';
      site = await openSite({ CONSENT_MODE: mode, GTM_ID: 'GTM-STORY1', DATA_DIR });
    });
    story.afterAll(() => site.close());

    // The address of a site of its own, of which the story's watch knows nothing else.
    story.use({ expectedTrouble: [/^call: http:\/\/localhost:/] });

    // Specification 4.46
    story(`silence is taken as it has to be: ${mode}`, { tag: '@once' }, async ({ page, context }) => {
      const foreign: string[] = [];
      page.on('request', (request) => {
        if (request.url().startsWith('http') && !request.url().startsWith(site.origin))
          foreign.push(request.url());
      });
      await page.clock.install();
      await arrive(page, site.origin);
      const banner = page.getByRole('region', { name: consent.title });
      await expect(banner).toBeVisible();
      await page.clock.runFor(25_000);
      const cookies = await context.cookies();
      const kept = cookies.find(({ name }) => name === 'cookieConsent')?.value;
      if (mode === 'strict') {
        await expect(banner).toBeVisible();
        expect(kept).toBeUndefined();
      } else {
        await expect(page.getByRole('region', { name: consent.told['record-only'].title })).toBeVisible();
        expect(readVisitorConsent(decodeURIComponent(kept ?? ''))).toMatchObject({ consentType: 'implicit' });
        expect(cookies.map(({ name }) => name)).toEqual(['cookieConsent']);
      }
      expect(foreign).toEqual([]);
    });
  });
}
