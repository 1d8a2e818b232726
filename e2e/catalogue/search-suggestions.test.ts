import { tr } from '@ayrac/phrases/tr/whole.ts';
import { holdAnswers } from '../held-answers.ts';
import { openSearch, searchHeading } from '../search-field.ts';
import { arrive, expect, type Page, reload, story } from '../story.ts';

const { chrome, footer, shell } = tr;
const SUGGESTIONS = '**/api/public/search/suggestions*';

// Specification 2.41
story(
  'the beginning of a term shows suggestions by mouse and keyboard, also for misspelt and unknown terms',
  { tag: '@wide' },
  async ({ page }) => {
    const list = page.getByRole('listbox', { name: chrome.suggestions });
    // The keyboard alone can choose a suggestion. Escape closes the list first and then clears the term.
    await arrive(page, '/about');
    let field = await openSearch(page);
    while (!(await field.evaluate((input) => input === document.activeElement)))
      await page.keyboard.press('Tab');
    await page.keyboard.type('kask');
    const options = page.getByRole('option');
    await expect(options.first()).toHaveText(/^Kasko/);
    await expect(field).toHaveRole('combobox');
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    await expect(field).toHaveAttribute(
      'aria-activedescendant',
      (await options.first().getAttribute('id')) ?? '',
    );
    await page.keyboard.press('ArrowUp');
    await expect(field).not.toHaveAttribute('aria-activedescendant');
    await page.keyboard.press('ArrowUp');
    await expect(options.last()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Escape');
    await expect(options.first()).toBeHidden();
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await expect(field).toHaveValue('kask');
    await page.keyboard.press('Escape');
    await expect(field).toHaveValue('');
    await page.keyboard.type('kask');
    await expect(options.first()).toHaveText(/^Kasko/);
    await page.keyboard.press('ArrowDown');
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/kategoriler/kasko');

    await goBackToAbout(page);
    field = await openSearch(page);
    await field.fill('SİGOR');
    const categories = list.getByRole('group', { name: chrome.categories });
    await expect(categories.getByRole('option').first()).toHaveText(/^Sigorta\d+ kampanya$/);
    await expect(list.getByRole('group', { name: chrome.brands }).getByRole('option')).toHaveCount(2);
    const campaign = list.getByRole('group', { name: chrome.campaigns }).getByRole('option').first();
    await expect(campaign).toHaveText(/gün kaldı|saat kaldı|dakika kaldı|Süresiz/);
    // Eight suggestions, and the link to all results.
    await expect(list.getByRole('option')).toHaveCount(9);
    await expect(categories.locator('mark').first()).toHaveText('Sigor');
    await campaign.click();
    await expect(page).toHaveURL(/\/kampanyalar\//);
    await expect(list).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

    // The last option leads to all results, and Enter searches for the typed term.
    await goBackToAbout(page);
    field = await openSearch(page);
    await field.press('Enter');
    await expect(page).toHaveURL('/about');
    await field.fill('kasko');
    const all = list.getByRole('option').last();
    await expect(all).toHaveText(/^Tüm sonuçlar \(\d+\)$/);
    const count = /\d+/.exec((await all.textContent()) ?? '')?.[0];
    await field.press('ArrowUp');
    await expect(all).toHaveAttribute('aria-selected', 'true');
    await field.press('Enter');
    await expect(page).toHaveURL('/search?q=kasko');
    await expect(page.getByRole('main').getByRole('status').first()).toContainText(`${count} kampanya`);
    await expect(list).toBeHidden();

    await goBackToAbout(page);
    field = await openSearch(page);
    await field.fill('kasko');
    await expect(page.getByRole('option', { name: /^Kasko/ })).toBeVisible();
    await field.press('Enter');
    await expect(page).toHaveURL('/search?q=kasko');
    await expect(page.getByRole('listbox')).toBeHidden();

    await goBackToAbout(page);
    field = await openSearch(page);
    await field.fill('sigrota');
    await page
      .getByRole('group', { name: chrome.corrected })
      .getByRole('option', { name: 'sigorta', exact: true })
      .click();
    await expect(page).toHaveURL('/search?q=sigorta');

    await goBackToAbout(page);
    field = await openSearch(page);
    await field.fill('qwxzvk');
    await expect(page.getByText(chrome.none({ term: 'qwxzvk' }))).toBeVisible();
    await page.getByRole('group', { name: chrome.popular }).getByRole('option').first().click();
    await expect(page).toHaveURL(/\/kategoriler\//);

    // The field stays in place between two searches, with what is typed while the results of the first one load.
    field = await openSearch(page);
    await field.fill('kasko');
    const answer = await holdAnswers(page, '**/search.data?q=kasko');
    await field.press('Enter');
    await field.fill('trafik');
    await answer();
    await expect(page).toHaveURL('/search?q=kasko');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/kasko/);
    await expect(field).toHaveValue('trafik');
    await field.press('Enter');
    await expect(page).toHaveURL('/search?q=trafik');
    await expect(field).toBeFocused();
    await page.goBack();
    await expect(field).toHaveValue('kasko');

    // It keeps the focus on another page, too, when the visitor types before that has come.
    const about = await holdAnswers(page, '**/about.data*');
    await page.getByRole('contentinfo').getByRole('link', { name: footer.about }).click();
    await field.fill('konut');
    await about();
    await expect(page).toHaveURL('/about');
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('konut');
  },
);

story(
  'one letter sends nothing, outdated calls are aborted, known terms are cached; recent searches are kept until cleared',
  { tag: '@once' },
  async ({ page }) => {
    const asked: string[] = [];
    const calledOff: string[] = [];
    const termOf = (url: string) => new URL(url).searchParams.get('q') ?? '';
    page.on('requestfailed', (request) => calledOff.push(termOf(request.url())));
    await page.route(SUGGESTIONS, async (route) => {
      const term = termOf(route.request().url());
      asked.push(term);
      // Never answered, so the page must abort it.
      if (term !== 'si') await route.continue();
    });
    await arrive(page, '/about');
    const field = await openSearch(page);
    await field.fill('k');
    await expect(page.getByRole('group', { name: chrome.popular })).toBeVisible();
    await field.fill('si');
    await expect.poll(() => asked).toEqual(['si']);
    await field.fill('kasko');
    await expect(page.getByRole('option', { name: /^Kasko/ })).toBeVisible();
    expect(calledOff).toEqual(['si']);
    await field.fill('');
    await expect(page.getByRole('group', { name: chrome.popular })).toBeVisible();
    await field.fill('kasko');
    await expect(page.getByRole('option', { name: /^Kasko/ })).toBeVisible();
    expect(asked).toEqual(['si', 'kasko']);

    // An empty field first shows the recent searches.
    await page.unroute(SUGGESTIONS);
    for (const term of ['kasko', 'Lastik', 'KASKO']) await searchFor(page, term);
    await openSearch(page).then((field) => field.fill(''));
    const recent = page.getByRole('group', { name: chrome.recent }).getByRole('option');
    await expect(recent).toHaveText(['KASKO', 'Lastik']);
    await page.getByRole('button', { name: `${chrome.recent}: ${chrome.clear}` }).click();
    await expect(recent).toHaveCount(0);
    await expect(page.getByRole('group', { name: chrome.popular }).getByRole('option')).toHaveCount(5);
    await reload(page);
    await openSearch(page).then((field) => field.fill(''));
    await expect(page.getByRole('group', { name: chrome.popular })).toBeVisible();
    await expect(recent).toHaveCount(0);
  },
);

story.describe('when suggestions are unavailable', () => {
  story.use({ expectedTrouble: [/Failed to load resource|ERR_FAILED|ERR_INTERNET_DISCONNECTED/] });

  story(
    'the field reports it, also without their script, and still searches',
    { tag: '@once' },
    async ({ page }) => {
      await page.route(SUGGESTIONS, (route) => route.fulfill({ status: 500, body: 'broken' }));
      await arrive(page, '/about');
      const field = await openSearch(page);
      await field.fill('kasko');
      await expect(page.getByRole('status').filter({ hasText: chrome.failed })).toContainText(
        chrome.failedHint,
      );

      await page.context().setOffline(true);
      await page.unroute(SUGGESTIONS);
      await field.fill('kaskolar');
      await expect(page.getByRole('status').filter({ hasText: chrome.failed })).toContainText(
        tr.errors.page.offline,
      );
      await page.context().setOffline(false);
      await field.fill('kasko');
      await field.press('Enter');
      await expect(page).toHaveURL('/search?q=kasko');

      // In a page of its own: the results may still be loading, and would be loaded again without their parts.
      const other = await page.context().newPage();
      await other.route('**/assets/parts-*', (route) => route.abort());
      await arrive(other, '/about');
      const plain = await openSearch(other);
      await plain.fill('kasko');
      await plain.press('Enter');
      await expect(other).toHaveURL('/search?q=kasko');
    },
  );
});

// Specification 2.48
story(
  'on a phone, the search is an overlay that takes the focus, closes by Escape and by its button, and shows that results are on their way',
  { tag: '@narrow' },
  async ({ page }) => {
    await arrive(page, '/about');
    const button = page.getByRole('button', { name: shell.search.open });
    const field = await openSearch(page);
    await expect(field).toBeFocused();
    await expect(page.getByRole('group', { name: chrome.popular })).toBeVisible();
    await field.fill('SİGOR');
    await expect(page.getByRole('option')).toHaveCount(9);
    await field.fill('');
    await expect(page.getByRole('group', { name: chrome.popular })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(field).toBeHidden();
    await expect(button).toBeFocused();
    await button.click();
    await page
      .getByRole('dialog', { name: shell.search.submit })
      .getByRole('button', { name: shell.close })
      .click();
    await expect(field).toBeHidden();
    await button.click();
    await field.fill('kasko');
    await page.getByRole('option', { name: /^Kasko/ }).click();
    await expect(page).toHaveURL('/kategoriler/kasko');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    const released = Promise.withResolvers<void>();
    await page.route('**/search.data*', async (route) => {
      await released.promise;
      await route.continue();
    });
    await openSearch(page).then((again) => again.fill('kasko'));
    await field.press('Enter');
    const sheet = page.getByRole('dialog', { name: shell.search.submit });
    await expect(sheet.getByRole('status').filter({ hasText: shell.loading })).toHaveCSS('opacity', '1');
    released.resolve();
    await expect(searchHeading(page, 'kasko')).toBeFocused();
    await expect(page).toHaveURL('/search?q=kasko');
    await expect(sheet).toBeHidden();

    // The browser tells the page that the overlay is open only when it has time.
    await button.evaluate((open) => {
      (open as HTMLElement).click();
      const input = document.querySelector<HTMLInputElement>(':popover-open [name=q]');
      if (input === null) throw new Error('The overlay is closed.');
      input.value = 'lastik';
      input.form?.requestSubmit();
    });
    await expect(searchHeading(page, 'lastik')).toBeVisible();
    await expect(field).toBeHidden();
    await page.goBack();
    await expect(searchHeading(page, 'kasko')).toBeVisible();
  },
);

/** Returns to the page on which the search began. The page that it led to has arrived, so back does not leave the site. */
async function goBackToAbout(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: tr.footer.about })).toBeFocused();
}

/** Searches once the suggestions are loaded, so that the term is remembered. */
async function searchFor(page: Page, term: string): Promise<void> {
  const field = await openSearch(page);
  await field.click();
  await expect(field).toHaveRole('combobox');
  await field.fill(term);
  await field.press('Enter');
  await expect(searchHeading(page, term)).toBeVisible();
}
