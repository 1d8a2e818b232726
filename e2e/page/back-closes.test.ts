import { tr } from '@ayrac/phrases/tr/whole.ts';
import { openSettings } from '../consent.ts';
import { campaigns } from '../places.ts';
import { openQuote } from '../quote/quote-form.ts';
import { openSearch } from '../search-field.ts';
import { arrive, arriveAtFilters, expect, type Locator, type Page, pageEnd, story } from '../story.ts';

const { brand, consent, filter, follow, quote, shell, standingMethod } = tr;

/** Opens something over the page and returns it. */
type Opener = (page: Page) => Promise<Locator>;

const openStanding: Opener = async (page) => {
  await page.getByRole('article').locator('button.standing').first().click();
  return page.getByRole('dialog', { name: standingMethod.title });
};

const openTray: Opener = async (page) => {
  await page.getByRole('banner').getByRole('link', { name: shell.bookmarks }).click();
  return page.getByRole('dialog', { name: follow.tray.title });
};

const openFilters: Opener = async (page) => {
  await page.getByRole('link', { name: filter.open }).click();
  return page.getByRole('dialog', { name: filter.title });
};

const openMenu: Opener = async (page) => {
  await page.getByRole('banner').getByRole('button', { name: shell.menu, exact: true }).click();
  return page.getByRole('dialog', { name: shell.navigation });
};

const openSearchSheet: Opener = async (page) => {
  const field = await openSearch(page);
  // The suggestions are open, too.
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  return page.getByRole('dialog', { name: shell.search.submit });
};

const openNotice: Opener = async (page) => {
  await page.getByRole('link', { name: quote.noticeLink }).click();
  return page.getByRole('dialog').filter({ hasText: 'KVKK' }).last();
};

/** Closes the menu and opens it again before the browser has gone back, and waits until it has. */
async function closeAndOpenAtOnce(menu: Locator): Promise<void> {
  await menu.evaluate(async (sheet) => {
    const element = sheet as HTMLElement;
    const goesBack = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    const closes = new Promise((resolve) => element.addEventListener('toggle', resolve, { once: true }));
    element.hidePopover();
    await closes;
    element.showPopover();
    await goesBack;
  });
  await expect.poll(() => menu.page().evaluate(() => location.hash)).toBe('#pencere');
  await expect(menu).toBeVisible();
}

/** Returns the requests for data of pages since then. */
function watchData(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('.data') && asked.push(request.url()));
  return asked;
}

/** Opens it and goes back to the page, which has not changed. */
async function goBackFrom(page: Page, open: Opener): Promise<void> {
  const address = page.url();
  const asked = watchData(page);
  const opened = await open(page);
  await expect(opened).toBeVisible();
  await page.goBack();
  await expect(opened).toBeHidden();
  expect(page.url()).toBe(address);
  expect(asked, 'the page keeps its data').toEqual([]);
}

/** Opens it and closes it by two clicks in the same moment, as impatient people do. */
async function closeTwice(page: Page, open: Opener): Promise<void> {
  const address = page.url();
  const opened = await open(page);
  // A double click would reach what is below once the dialog is closed.
  await opened
    .getByRole('button')
    .first()
    .evaluate((button) => {
      for (let click = 0; click < 2; click += 1) (button as HTMLButtonElement).click();
    });
  await expect(opened).toBeHidden();
  await expect(page).toHaveURL(address);
}

/** Comes to a list from another page. */
async function arriveFromBrands(page: Page): Promise<void> {
  await arrive(page, '/marka');
  await arriveAtFilters(page, '/kategoriler/otomobil');
  await pageEnd(page);
}

/** Goes back once more, which now leaves the page: nothing has left an entry of its own. */
async function leaveForBrands(page: Page): Promise<void> {
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: brand.index.title })).toBeVisible();
}

// Specification 2.39
story(
  'Back closes what is open over a page, and only then leaves the page; neither settings nor a link to the page itself add an entry',
  { tag: '@wide' },
  async ({ page }) => {
    await arriveFromBrands(page);
    for (const open of [openStanding, openTray, openSettings]) await goBackFrom(page, open);
    for (const open of [openStanding, openTray]) await closeTwice(page, open);
    const dialog = await openSettings(page);
    await dialog.getByRole('button', { name: consent.settings.onlyNecessary }).click();
    await expect(dialog).toBeHidden();
    await leaveForBrands(page);

    await page.goForward();
    await expect(page).toHaveURL('/kategoriler/otomobil');
    const link = page.getByRole('banner').getByRole('link', { name: shell.brands });
    for (let click = 0; click < 2; click += 1) {
      await link.click();
      await expect(page.getByRole('heading', { level: 1, name: brand.index.title })).toBeVisible();
    }
    await page.goBack();
    await expect(page).toHaveURL('/kategoriler/otomobil');
  },
);

story(
  'on a phone, Back closes sheets as well, and the page that the menu leads to follows the page below the menu',
  { tag: '@narrow' },
  async ({ page }) => {
    await arriveFromBrands(page);
    const everything = [openStanding, openTray, openSettings, openFilters, openMenu, openSearchSheet];
    for (const open of everything) await goBackFrom(page, open);
    for (const open of [openStanding, openTray]) await closeTwice(page, open);
    const menu = await openMenu(page);
    await menu.getByRole('link', { name: shell.loans }).click();
    await expect(page).toHaveURL('/kredi-hesaplama');
    await page.goBack();
    await expect(page).toHaveURL('/kategoriler/otomobil');
    await expect(menu).toBeHidden();
    await openTray(page).then((tray) => tray.getByRole('button').first().click());
    await expect(page).toHaveURL('/kategoriler/otomobil');

    await openMenu(page);
    await closeAndOpenAtOnce(menu);
    await page.goBack();
    await expect(menu).toBeHidden();

    // A tap beside the menu closes it.
    await openMenu(page);
    await page.touchscreen.tap(380, 400);
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL('/kategoriler/otomobil');
    await leaveForBrands(page);

    // The other language is another document, which replaces the menu's entry as well.
    const countEntries = () => page.evaluate(() => history.length);
    await openMenu(page);
    const before = await countEntries();
    await menu.locator('a[hreflang="en"]').click();
    await expect(page).toHaveURL('/en/marka');
    expect(await countEntries()).toBe(before);
  },
);

story(
  'Back from a privacy notice keeps the form below it as it was',
  { tag: '@once' },
  async ({ page, visitor }) => {
    await arrive(page, '/marka');
    await arrive(page, campaigns.sedan);
    const dialog = await openQuote(page);
    const name = dialog.getByLabel(quote.name, { exact: true });
    await name.fill(visitor.name);
    await goBackFrom(page, openNotice);
    await expect(name).toHaveValue(visitor.name);
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(campaigns.sedan);
    await leaveForBrands(page);

    // A document that starts at the entry of a notice shows the form without it.
    await arrive(page, `${campaigns.sedan}/teklif`);
    // The draft of the dialog.
    await expect(page.getByLabel(quote.name, { exact: true })).toHaveValue(visitor.name);
    const notice = await openNotice(page);
    await expect(notice).toBeVisible();
    await page.reload();
    await expect(page.getByLabel(quote.name, { exact: true })).toHaveValue(visitor.name);
    await expect(notice).toBeHidden();
    await expect(page).toHaveURL(`${campaigns.sedan}/teklif`);
  },
);
