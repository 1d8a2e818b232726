import { en } from '@ayrac/phrases/en/whole.ts';
import { tr } from '@ayrac/phrases/tr/whole.ts';
import { campaigns } from './places.ts';
import { arrive, expect, pageEnd, story } from './story.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Türkiye is three hours ahead of UTC all year. */
const ISTANBUL_MS = 3 * HOUR_MS;

const pages = ['/', '/kategoriler/otomobil', '/marka/alazyel', campaigns.sedan, '/search?q=sigorta', '/en'];

for (const { when, at } of [
  { when: 'an hour ago', at: (now: number) => now + HOUR_MS },
  { when: 'before midnight', at: (now: number) => nextMidnight(now) + 60_000 },
  { when: 'by a clock that runs an hour ahead', at: (now: number) => now - HOUR_MS },
]) {
  story(`a page made ${when} comes alive as it was sent`, async ({ page }) => {
    await page.clock.install({ time: at(Date.now()) });
    for (const address of pages) {
      await arrive(page, address);
      const dark = page.locator('html.dark');
      await page.evaluate(() => localStorage.removeItem('theme'));
      await expect(dark).toHaveCount(0);
    }
    await (await pageEnd(page)).getByRole('link', { name: en.shell.categories }).click();
    await expect(page).toHaveURL('/en/kategoriler');
  });
}

story('an open page shows that its campaign has ended', async ({ page }) => {
  await page.clock.install();
  await arrive(page, campaigns.sedan);
  const action = page.getByRole('main').getByRole('link', { name: tr.quote.action });
  await expect(action).toBeVisible();
  await page.clock.fastForward(400 * DAY_MS);
  await expect(page.getByText(tr.campaignPage.ended.title)).toBeVisible();
  await expect(action).toHaveCount(0);
});

function nextMidnight(now: number): number {
  return (Math.floor((now + ISTANBUL_MS) / DAY_MS) + 1) * DAY_MS - ISTANBUL_MS;
}
