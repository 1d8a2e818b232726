import { addresses } from '@ayrac/domain/screen/page-address.ts';
import { en } from '@ayrac/phrases/en/whole.ts';
import { tr } from '@ayrac/phrases/tr/whole.ts';
import { holdAnswers } from '../held-answers.ts';
import { tabTo } from '../keyboard.ts';
import { campaigns } from '../places.ts';
import { fillContact, readNotice } from '../quote/quote-form.ts';
import { arrive, expect, type Page, reload, story } from '../story.ts';

const { compare, compareQuote, quote } = tr;
const slugOf = (path: string) => path.replace(/.*\//, '');
const [bmw, sedan, ended] = [campaigns.bmw, campaigns.sedan, campaigns.ended].map(slugOf) as [
  string,
  string,
  string,
];

// One of the requests is refused once.
story.use({ expectedTrouble: [/status of 503/] });

// On a phone; in the wide window only the table looks different.
story(
  'campaigns are compared by keyboard, and one form requests quotes from every brand',
  { tag: '@narrow' },
  async ({ page, visitor }) => {
    await arrive(page, addresses.compare(bmw, ended, 'yok-boyle'));
    const main = page.getByRole('main');
    await expect(main.getByText(compare.unknown({ slug: 'yok-boyle' }))).toBeVisible();

    // Adds another campaign by name, not by an empty one.
    const field = main.getByRole('searchbox', { name: compare.add });
    await tabTo(page, field);
    const before = page.url();
    await page.keyboard.press('Enter');
    await expect(field).toHaveJSProperty('validity.valueMissing', true);
    expect(page.url()).toBe(before);
    await page.keyboard.type('alazyel lodos sedan');
    await tabTo(page, main.locator(`a[href*="${sedan}"]`));
    await page.keyboard.press('Enter');
    const heading = main.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(compare.heading({ count: 3 }));
    await expect(heading).toBeFocused();
    await reload(page);
    const table = main.getByRole('table', { name: compare.caption });
    await expect(table.getByRole('columnheader', { name: /Alazyel/ })).toHaveCount(2);
    const prices = table.getByRole('row', { name: tr.campaignFacts.figures.campaignPrice }).getByRole('cell');
    await expect(prices).toHaveCount(3);
    await expect(table.getByText(compare.best.campaignPrice)).toHaveCount(1);

    // A narrow viewport shows two at a time, and only the table's own container scrolls horizontally.
    const last = prices.last();
    const expectSteadyTable = async () => {
      await expect(last).toBeInViewport({ ratio: 0.9 });
      await expect(table.locator(`thead a[href="/kampanyalar/${sedan}"]`)).toBeInViewport();
      expect(await sidewaysOf(page)).toBe(0);
      // The sticky header keeps its border, and its titles are not cut off.
      await expect(table).toHaveCSS('border-collapse', 'separate');
      const cut = await table
        .locator('thead a[href^="/kampanyalar/"]')
        .evaluateAll((titles) => titles.filter((one) => one.scrollHeight > one.clientHeight + 1).length);
      expect(cut).toBe(0);
    };
    await prices.first().scrollIntoViewIfNeeded();
    const next = main.getByRole('button', { name: compare.next });
    await expect(last).not.toBeInViewport();
    await next.press('Enter');
    await expectSteadyTable();
    const phone = page.viewportSize();
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(next).toBeHidden();
    await prices.first().scrollIntoViewIfNeeded();
    await expectSteadyTable();
    if (phone !== null) await page.setViewportSize(phone);

    const english = await page.request.get(`/en${addresses.compare(bmw, ended, sedan)}`);
    expect(await english.text()).toContain(en.compare.heading({ count: 3 }));

    // The ended campaign gets no request. The other two do, each with the notice of its brand.
    await main.getByRole('link', { name: compare.quoteAll({ count: 2 }) }).press('Enter');
    await expect(heading).toHaveText(compareQuote.title);
    const form = main.locator('form');
    await fillContact(form, visitor);
    const send = form.getByRole('button', { name: compareQuote.sendAll({ count: 2 }) });
    const boxes = readNotice(form);
    await expect(boxes).toHaveCount(2);
    await boxes.first().check();
    await send.press('Enter');
    await expect(boxes.last()).toHaveAccessibleDescription(compareQuote.notRead);
    await boxes.last().check();

    // One request succeeds and one fails: the page reports both and resends only the failed one.
    const sent: string[] = [];
    await page.route('**/form-submission/anonymous', async (route) => {
      sent.push(route.request().postDataJSON().campaignId);
      if (sent.length !== 2) return route.continue();
      await route.fulfill({ status: 503, json: { status: 503, code: 'unavailable', error: 'Birazdan' } });
    });
    await send.press('Enter');
    await expect(main.getByText(compareQuote.partly({ sent: 1, left: 1 }))).toBeVisible();
    await expect(form.getByLabel(quote.surname)).toHaveValue(visitor.surname);
    await form.getByRole('button', { name: compareQuote.sendRest({ count: 1 }) }).press('Enter');
    await expect(main.getByRole('heading', { name: tr.allRequested.doneTitle })).toBeFocused();
    await expect(main.getByText(compareQuote.states.sent)).toHaveCount(2);
    expect(sent).toHaveLength(3);
    expect(sent[1]).toBe(sent[2]);
  },
);

story(
  'the next campaign can be searched while the last one is being added',
  { tag: '@once' },
  async ({ page }) => {
    await arrive(page, addresses.compare(bmw));
    const main = page.getByRole('main');
    const field = main.getByRole('searchbox', { name: compare.add });
    await field.fill('alazyel lodos sedan');
    const answer = await holdAnswers(page, '**/karsilastir.data*');
    await main.locator(`a[href*="${sedan}"]`).click();
    await field.focus();
    await page.keyboard.type('kon');
    await answer();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(compare.heading({ count: 2 }));
    await page.keyboard.type('ut');
    await expect(field).toHaveValue('konut');
  },
);

/** Returns how far the page itself can be scrolled horizontally, in pixels. */
function sidewaysOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Width of A5 paper within its margins, in pixels. */
const PAPER_WIDTH = 423;

story('a comparison printed on small paper names every brand in full', { tag: '@once' }, async ({ page }) => {
  await page.setViewportSize({ width: PAPER_WIDTH, height: 900 });
  await arrive(page, addresses.compare(bmw, sedan, ended));
  await page.emulateMedia({ media: 'print' });
  const brands = page.getByRole('columnheader').getByText('Alazyel', { exact: true });
  await expect(brands).toHaveCount(2);
  const cut = await brands.evaluateAll((shown) =>
    shown.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth),
  );
  expect(cut).toEqual([]);
  // The dark theme's colours are too pale for paper.
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByText(tr.compare.best.campaignPrice)).toHaveCSS('color', 'rgb(0, 0, 0)');
});
