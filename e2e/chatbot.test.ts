import { tr } from '@ayrac/phrases/tr/whole.ts';
import { openSite, type Site } from '../scripts/site.ts';
import { bannerOf, dialogOf, openSettings } from './consent.ts';
import { arrive, expect, type Page, pageEnd, story } from './story.ts';

const { consent } = tr;
const CHATBOT_URL = 'https://sohbet.example/w.js';

// The address of a site of its own, of which the story's watch knows nothing else.
story.use({
  cookies: 'unanswered',
  expectedTrouble: [/^call: http:\/\/localhost:|sohbet\.example|ERR_FAILED|status of 503/],
});

// One site for both of them.
story.describe.configure({ mode: 'default' });

let site: Site;
story.beforeAll(async () => {
  // With the data of the other stories, whose database it joins.
  site = await openSite({ CHATBOT_URL, DATA_DIR: process.env.STORY_DATA_DIR ?? '' });
});
story.afterAll(() => site.close());

/** Stands in for the provider: each time it is asked, and a window in the corner where it answers. */
async function standIn(page: Page, answers: boolean): Promise<string[]> {
  const asked: string[] = [];
  const body = `document.body.append(Object.assign(document.createElement('aside'), { textContent: 'Size nasıl yardım edelim?' }))`;
  await page.route('https://sohbet.example/**', (route) => {
    asked.push(route.request().url());
    return answers ? route.fulfill({ contentType: 'text/javascript', body }) : route.abort();
  });
  return asked;
}

story(
  'the chatbot comes with consent to preferences, once, and goes with it',
  { tag: '@once' },
  async ({ page }) => {
    const asked = await standIn(page, true);
    const chat = page.getByText('Size nasıl yardım edelim?');
    await arrive(page, site.origin);
    await bannerOf(page).getByRole('button', { name: consent.customize }).click();
    await expect(page.getByText(consent.settings.chat)).toBeVisible();
    expect(asked).toEqual([]);
    await dialogOf(page).getByRole('button', { name: consent.settings.acceptAll }).click();
    await expect(chat).toBeVisible();
    await (await pageEnd(page)).getByRole('link', { name: tr.shell.brands }).click();
    await expect(page.getByRole('heading', { level: 1, name: tr.brand.index.title })).toBeVisible();
    await page.goto(`${site.origin}/admin`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(chat).toHaveCount(0);
    await arrive(page, site.origin);
    await expect(chat).toBeVisible();
    const settings = await openSettings(page);
    await settings.getByRole('button', { name: consent.settings.onlyNecessary }).click();
    await expect(chat).toHaveCount(0);
    expect(asked).toHaveLength(2);
  },
);

story('a chatbot that does not come is missed by nobody', { tag: '@once' }, async ({ page }) => {
  const asked = await standIn(page, false);
  await arrive(page, site.origin);
  await bannerOf(page).getByRole('button', { name: consent.acceptAll }).click();
  await expect.poll(() => asked).toEqual([CHATBOT_URL]);
  await page.getByRole('link', { name: tr.shell.brands }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: tr.brand.index.title })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});
