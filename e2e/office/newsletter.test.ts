import { office } from '@ayrac/phrases/tr/office/index.ts';
import { expectWhole } from '../axe.ts';
import { mailedLink } from '../mailbox.ts';
import { arriveAsAdmin } from '../office.ts';
import { expect, type Page, story } from '../story.ts';

const { editions: words } = office;
const { page: pageWords } = words;

story.use({ expectedTrouble: [/409|503/] });

const rowOf = (page: Page, place: number) =>
  page.getByRole('grid', { name: pageWords.campaigns }).getByRole('row').nth(place);

/** Adds the first campaign that a search finds, and returns its title. */
async function add(page: Page, word: string): Promise<string> {
  const before = await page.locator('.edition-title').count();
  const found = page.getByRole('option').filter({ hasText: new RegExp(word, 'i') });
  // The list of results closes if the page is still scrolling, so the search is repeated.
  await expect(async () => {
    await page.getByRole('combobox', { name: pageWords.add }).fill(word);
    await found.first().click({ timeout: 3_000 });
  }).toPass();
  const title = rowOf(page, before).locator('.edition-title');
  await expect(title).toContainText(new RegExp(word, 'i'));
  return (await title.textContent()) ?? '';
}

story(
  'an editor composes an edition, previews it in both languages, tests it, and sends it once',
  { tag: '@once' },
  async ({ page, visitor }) => {
    // Subscribes a reader, so that the edition has a recipient.
    const headers = { 'sec-fetch-site': 'same-origin' };
    const reader = `okur.${visitor.email}`;
    await page.request.post('/api/public/newsletter/subscriptions', { data: { email: reader }, headers });
    const link = new URL(await mailedLink(page, reader, 'newsletter-confirm'), 'https://ayrac.example');
    const code = link.searchParams.get('kod') ?? '';
    await page.request.post('/api/public/newsletter/confirmations', { data: { code }, headers });

    await arriveAsAdmin(page, visitor, '/admin/subscribed-users?tab=editions');
    // An empty list contains the button a second time.
    await page.getByRole('button', { name: words.add, exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: pageWords.untitled })).toBeVisible();
    await expect(page.getByText(pageWords.send.lacks.campaignIds)).toBeVisible();

    // The answer of the first save is lost.
    await page.route(
      '**/api/admin/editions/*',
      async (route) => {
        await route.fetch();
        await route.fulfill({ status: 503, json: { status: 503, code: 'overloaded', error: '' } });
      },
      { times: 1 },
    );
    await page.getByLabel(pageWords.heading.tr, { exact: true }).fill('Kasımın');
    await expect(page.locator('.saving')).toHaveAttribute('data-trouble');
    await page.getByLabel(pageWords.heading.tr, { exact: true }).fill('Kasımın seçkisi');
    await page.getByLabel(pageWords.text.tr, { exact: true }).fill('Bu ay kaçırmayın.');
    await page.getByLabel(pageWords.heading.en, { exact: true }).fill('November picks');
    await page.getByLabel(pageWords.text.en, { exact: true }).fill('Worth a look.');
    const first = await add(page, 'kredi');
    const second = await add(page, 'kasko');
    await page.getByRole('button', { name: pageWords.up({ title: second }) }).click();
    await expect(rowOf(page, 0)).toContainText(second);
    // Moves a row with the keyboard.
    await rowOf(page, 0).focus();
    await page.keyboard.press('Alt+ArrowDown');
    await expect(rowOf(page, 0)).toContainText(first);
    await expect(page.locator('.saving')).toContainText('Kaydedildi');
    await story.step('nothing is sent while nobody would get it', async () => {
      await page.route(
        '**/api/admin/editions/*',
        async (route) => {
          const found = await route.fetch();
          const edition = await found.json();
          const reach = { ...edition.reach, open: 0 };
          await route.fulfill({ response: found, json: { ...edition, reach } });
        },
        { times: 1 },
      );
      await page.reload();
      await expect(page.getByText(pageWords.send.nobody)).toBeVisible();
      const now = page.getByRole('button', { name: pageWords.send.now, exact: true });
      await expect(now).toHaveAttribute('aria-disabled', 'true');
    });
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Kasımın seçkisi' })).toBeVisible();
    await expect(rowOf(page, 1)).toContainText(second);
    await expectWhole(page);

    const letter = page.frameLocator(`iframe[title="${pageWords.preview.frame}"]`);
    await expect(letter.getByRole('heading', { name: 'Kasımın seçkisi' })).toBeVisible();
    await expect(letter.getByRole('link', { name: second })).toBeVisible();
    await page.getByRole('radio', { name: 'EN', exact: true }).check({ force: true });
    await page.getByRole('radio', { name: pageWords.preview.dark }).check({ force: true });
    await expect(letter.getByRole('heading', { name: 'November picks' })).toBeVisible();
    await page.getByRole('button', { name: pageWords.preview.test }).click();
    await expect(page.getByText(pageWords.preview.tested)).toBeVisible();

    await page.getByRole('button', { name: pageWords.send.now, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: pageWords.send.yes, exact: true }).click();
    await expect(page.getByText(words.fields.state.choices.sent, { exact: true })).toBeVisible({
      timeout: 20_000,
    });
    await expect(page.getByText(pageWords.progress.unchanged)).toBeVisible();
    await expectWhole(page, 'html', 'dark');
    const mailed = await mailedLink(page, reader, 'newsletter-edition');
    expect(mailed).toContain('/bulten/tercihler?kod=');

    await page.getByRole('button', { name: pageWords.progress.duplicate }).click();
    await expect(page.getByText(words.fields.state.choices.draft, { exact: true })).toBeVisible();
    await page.getByLabel(pageWords.heading.tr, { exact: true }).fill('Aralığın seçkisi');
    await expect(page.locator('.saving')).toContainText('Kaydedildi');
    await page.getByRole('button', { name: pageWords.send.later, exact: true }).click();
    const tomorrow = new Date(Date.now() + 24 * 3_600_000).toISOString().slice(0, 16);
    await page.getByLabel(pageWords.send.at).fill(tomorrow);
    await page.getByRole('button', { name: pageWords.send.schedule }).click();
    await page.getByRole('button', { name: pageWords.send.unschedule }).click();
    await expect(page.getByLabel(pageWords.heading.tr, { exact: true })).toHaveValue('Aralığın seçkisi');

    await page.getByRole('link', { name: pageWords.back }).click();
    const table = page.getByRole('table', { name: words.title });
    await expect(table.getByRole('link', { name: 'Kasımın seçkisi' }).first()).toBeVisible();
    await expect(table.getByRole('link', { name: 'Aralığın seçkisi' }).first()).toBeVisible();
    await expectWhole(page);
    // The address keeps the tab of the screen.
    await page.getByLabel(words.search).fill('aralığın');
    await expect(page).toHaveURL(/tab=editions/);
    await expect(table.getByRole('link', { name: 'Kasımın seçkisi' })).toHaveCount(0);
  },
);
