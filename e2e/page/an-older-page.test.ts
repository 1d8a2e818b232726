import { tr } from '@ayrac/phrases/tr/whole.ts';
import { campaigns } from '../places.ts';
import { arrive, expect, pageEnd, story } from '../story.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Türkiye is three hours ahead of UTC all year. */
const ISTANBUL_MS = 3 * HOUR_MS;

/** Pages of each kind that show times. All lists have the same cards. */
const pages = ['/', '/kategoriler/otomobil', campaigns.sedan, '/en'];

/** A day later every remaining time differs. The other clocks are checked on a home page and a campaign. */
const visits = [
  { when: 'before midnight', at: (now: number) => nextMidnight(now) + 60_000, addresses: pages },
  { when: 'an hour ago', at: (now: number) => now + HOUR_MS, addresses: ['/', campaigns.sedan] },
  {
    when: 'by a clock that runs an hour ahead',
    at: (now: number) => now - HOUR_MS,
    addresses: ['/en', campaigns.sedan],
  },
];

story(
  'a page made before midnight or by another clock is hydrated as it was sent, and an open one shows that its campaign has ended',
  async ({ page }) => {
    await page.clock.install();
    for (const { when, at, addresses } of visits) {
      await story.step(`made ${when}`, async () => {
        await page.clock.setSystemTime(at(Date.now()));
        for (const address of addresses) {
          await arrive(page, address);
          // Waits for the parts that are hydrated later.
          await pageEnd(page);
        }
      });
    }
    await story.step('the campaign ends', async () => {
      const action = page.getByRole('main').getByRole('link', { name: tr.offer.action });
      await expect(action).toBeVisible();
      await page.clock.fastForward(400 * DAY_MS);
      await expect(page.getByText(tr.campaignPage.ended.title)).toBeVisible();
      await expect(action).toHaveCount(0);
    });
    await story.step('its links lead within the document', async () => {
      await (await pageEnd(page)).getByRole('link', { name: tr.shell.categories }).click();
      await expect(page).toHaveURL('/kategoriler');
    });
  },
);

function nextMidnight(now: number): number {
  return (Math.floor((now + ISTANBUL_MS) / DAY_MS) + 1) * DAY_MS - ISTANBUL_MS;
}
