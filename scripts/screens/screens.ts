import { addresses } from '@ayrac/domain/screen/page-address.ts';
import { screenNames, screens } from '@ayrac/domain/screen/screens.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import { en } from '@ayrac/phrases/en/whole.ts';
import { tr } from '@ayrac/phrases/tr/whole.ts';
import type { Page } from 'playwright-core';
import {
  type DemoCatalogue,
  demoCatalogue,
  type PlannedCampaign,
} from '../../apps/server/src/demo/demo-catalogue.ts';
import { accountScreens } from './account.ts';
import { chromeScreens } from './chrome.ts';
import { mailedScreens } from './mailed.ts';
import { officeScreens } from './office.ts';
import { refusedScreens } from './refused.ts';
import type { Screen } from './screen.ts';
import { waitingScreens } from './waiting.ts';
import { wizardScreens } from './wizard.ts';

const phrases = { tr, en };

/** Every screen of the site in its plain state, and its other states. */
export function listScreens(): readonly Screen[] {
  const states = listStates();
  const plain = screenNames.map((name) => ({ name: withHyphens(name), path: screens[name].example }));
  // A screen that needs waiting is listed among the states under its own name.
  return [...plain.filter(({ name }) => !states.some((state) => state.name === name)), ...states];
}

function withHyphens(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function listStates(): readonly Screen[] {
  const places = demoPlaces(demoCatalogue());
  return [
    { name: 'category-deep', path: `/kategoriler/${places.category}?sayfa=2&siralama=indirim` },
    {
      name: 'category-filtered',
      path: `/kategoriler/${places.vehicles}?fiyat=500000-&yakit=hibrit,elektrik`,
    },
    {
      name: 'category-filter-sheet',
      path: `/kategoriler/${places.vehicles}?yakit=elektrik`,
      act: openFilters,
    },
    {
      name: 'category-filtered-to-nothing',
      path: `/kategoriler/${places.vehicles}?yakit=elektrik&menzil=-10`,
    },
    { name: 'search-filtered', path: '/search?q=sigorta&kategori=sigorta' },
    { name: 'subcategory', path: `/kategoriler/${places.subcategory}` },
    { name: 'brand-category', path: `/marka/${places.brand}/${places.brandCategory}` },
    { name: 'brand-empty', path: `/marka/${places.brand}/${places.otherCategory}` },
    { name: 'campaign-bmw', path: `/kampanyalar/${places.bmw}` },
    { name: 'campaign-long', path: `/kampanyalar/${places.longest}` },
    { name: 'campaign-details', path: `/kampanyalar/${places.campaign}`, act: openDetails, isWhole: true },
    { name: 'campaign-second-picture', path: `/kampanyalar/${places.campaign}`, act: showNextPicture },
    { name: 'campaign-removed', path: `/kampanyalar/${places.removed}` },
    { name: 'campaign-ended', path: `/kampanyalar/${places.ended}` },
    { name: 'share-menu', path: `/kampanyalar/${places.campaign}`, act: openShare },
    { name: 'report-errors', path: `/kampanyalar/${places.campaign}/bildir`, act: reportNothing },
    { name: 'report-dialog', path: `/kampanyalar/${places.campaign}`, act: openReport },
    { name: 'report-dialog-errors', path: `/kampanyalar/${places.campaign}`, act: openReportEmpty },
    { name: 'report-dialog-sent', path: `/kampanyalar/${places.campaign}`, act: sendReport },
    { name: 'contact-errors', path: '/contact', act: sendContact },
    { name: 'contact-sent', path: '/contact', act: fillAndSendContact },
    { name: 'quote-dialog', path: `/kampanyalar/${places.campaign}`, act: openQuote },
    ...wizardScreens(),
    { name: 'notice-dialog', path: `/kampanyalar/${places.longest}/teklif`, act: openNotice },
    { name: 'notice-dialog-bmw', path: `/kampanyalar/${places.bmw}/teklif`, act: openNotice },
    ...refusedScreens(places.campaign),
    ...waitingScreens(`/kategoriler/${places.vehicles}`),
    { name: 'compare-vehicles', path: addresses.compare(...places.comparedVehicles) },
    { name: 'compare-loans', path: addresses.compare(...places.comparedLoans, places.ended, 'yok') },
    { name: 'compare-search', path: `${addresses.compare(places.campaign)}&q=sigorta` },
    { name: 'sort-menu', path: '/search?q=sigorta', act: openSort },
    { name: 'search-misspelt', path: '/search?q=kampanyaa%20telefn' },
    { name: 'search-nothing', path: '/search?q=qqqq' },
    { name: 'search-empty', path: '/search' },
    { name: 'loans-personal', path: '/kredi-hesaplama?tur=ihtiyac&tutar=100000&vade=36' },
    { name: 'loans-budget', path: '/kredi-hesaplama?tur=ihtiyac&taksit=5000' },
    { name: 'loans-vehicle', path: '/kredi-hesaplama?tur=tasit&tutar=400000&vade=36' },
    { name: 'loans-housing', path: '/kredi-hesaplama?tur=konut&tutar=2000000&vade=120' },
    {
      name: 'loans-plan',
      path: '/kredi-hesaplama?tur=ihtiyac&tutar=100000&vade=36',
      act: openPlan,
      isWhole: true,
    },
    { name: 'menu-categories', path: '/kategoriler/otomobil', act: openCategories },
    { name: 'menu-categories-away', path: '/', act: failCategories },
    ...Object.entries({ '': '', '-typed': 'sigor', '-misspelt': 'sigrota', '-nothing': 'qwxzvk' }).map(
      ([end, term]) => ({
        name: `search-field${end}`,
        // The wide home page hides the bar's search beside its own.
        path: '/about',
        act: (page: Page, locale: Locale) => typeInSearch(page, locale, term),
      }),
    ),
    { name: 'not-found', path: '/yok-boyle-bir-sayfa' },
    ...mailedScreens(places.campaign),
    ...chromeScreens(places.vehicles),
    ...accountScreens(places.campaign),
    ...officeScreens,
  ];
}

/** Slugs of places with particular content. The demo is the same each time. */
export function demoPlaces({ campaigns }: Pick<DemoCatalogue, 'campaigns'>) {
  const live = campaigns.filter(({ plan }) => plan.stage === 'weeks' || plan.stage === 'open-ended');
  const roots = live.flatMap(({ path }) => path.slice(0, 1)).map(({ slug }) => slug);
  const brands = live.map(({ brand }) => brand.slug);
  const brand = mostFrequent(brands);
  const ofBrand = live.filter((campaign) => campaign.brand.slug === brand);
  const owned = new Set(ofBrand.flatMap(({ path }) => path.map(({ slug }) => slug)));
  const ended = campaigns.filter(({ plan }) => plan.stage === 'ended');
  const compared = (isMeant: (campaign: PlannedCampaign) => boolean) =>
    live.filter(isMeant).map(({ slug }) => slug);
  const sorted = live.toSorted((a, b) => b.title.length - a.title.length);
  return {
    category: mostFrequent(roots),
    vehicles: mostFrequent(
      live
        .filter(({ content }) => content.vehicle !== undefined)
        .flatMap(({ path }) => path.slice(0, 1))
        .map(({ slug }) => slug),
    ),
    comparedVehicles: compared(({ content }) => content.vehicle !== undefined).slice(0, 4),
    comparedLoans: compared(({ path }) => path[0]?.slug === 'finans').slice(0, 2),
    subcategory: mostFrequent(live.flatMap(({ path }) => path.slice(1, 2)).map(({ slug }) => slug)),
    brand,
    brandCategory: mostFrequent(ofBrand.flatMap(({ path }) => path.slice(1)).map(({ slug }) => slug)),
    otherCategory: mostFrequent(roots.filter((slug) => !owned.has(slug))),
    campaign: first(live.filter((campaign) => campaign.content.vehicle !== undefined)),
    bmw: first(live.filter((campaign) => /bmw/i.test(campaign.brand.name))),
    longest: first(sorted),
    ended: first(ended),
    /** Removed before the captures. It has already ended, so no list is affected. */
    removed: first(ended.slice(1)),
  };
}

function first(campaigns: DemoCatalogue['campaigns']): string {
  const slug = campaigns[0]?.slug;
  if (slug === undefined) throw new Error('The demo has no such campaign.');
  return slug;
}

function mostFrequent(names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  const [name] = [...counts].toSorted((a, b) => b[1] - a[1])[0] ?? [];
  if (name === undefined) throw new Error('The demo has no such place.');
  return name;
}

async function openQuote(page: Page, locale: Locale): Promise<void> {
  const main = page.getByRole('main');
  await main.getByRole('link', { name: phrases[locale].offer.action, exact: true }).first().click();
  await page.getByRole('dialog').waitFor();
}

async function openShare(page: Page, locale: Locale): Promise<void> {
  const { campaignPage, visit } = phrases[locale];
  await page.getByText(campaignPage.share.action, { exact: true }).click();
  await page.getByRole('button', { name: visit.share.copy }).waitFor();
}

async function openReport(page: Page, locale: Locale): Promise<void> {
  const { campaignReading, inbox } = phrases[locale];
  const link = page.getByRole('link', { name: campaignReading.report }).and(page.locator('[aria-haspopup]'));
  await link.click();
  await page.getByRole('dialog', { name: inbox.report.title }).waitFor();
}

async function openReportEmpty(page: Page, locale: Locale): Promise<void> {
  await openReport(page, locale);
  await reportNothing(page, locale);
}

async function reportNothing(page: Page, locale: Locale): Promise<void> {
  const { report } = phrases[locale].inbox;
  await page.getByRole('button', { name: report.send, exact: true }).click();
  await page.locator('.field-error').first().waitFor();
}

async function sendReport(page: Page, locale: Locale): Promise<void> {
  const { report } = phrases[locale].inbox;
  await openReport(page, locale);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio').nth(1).check();
  await dialog.getByRole('button', { name: report.send }).click();
  await page.getByText(report.sent).waitFor();
}

async function openDetails(page: Page, locale: Locale): Promise<void> {
  await page.getByRole('tab', { name: phrases[locale].campaignReading.details }).click();
}

async function showNextPicture(page: Page, locale: Locale): Promise<void> {
  const { campaignPage } = phrases[locale];
  // A phone's gallery has no buttons; it is swiped.
  const strip = page.getByRole('list', { name: campaignPage.gallery });
  await strip.evaluate((list) => list.scrollTo({ left: list.clientWidth, behavior: 'instant' }));
  await page.getByText(/^2 \/ \d+$/).waitFor();
}

/** Opens the privacy notice of the campaign's brand above the form. */
async function openNotice(page: Page, locale: Locale): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: phrases[locale].quote.noticeLink }).click();
  await page.getByRole('dialog').waitFor();
}

async function openPlan(page: Page, locale: Locale): Promise<void> {
  await page.getByText(phrases[locale].loanResults.details).first().click();
  await page.getByRole('table').first().waitFor();
}

async function sendContact(page: Page, locale: Locale): Promise<void> {
  await page.getByRole('button', { name: phrases[locale].inbox.contact.send, exact: true }).click();
}

async function fillAndSendContact(page: Page, locale: Locale): Promise<void> {
  const { contact, email } = phrases[locale].inbox;
  await page.getByLabel(contact.name).fill('Şebnem Iğdır');
  await page.getByLabel(email, { exact: true }).fill('sebnem@example.com');
  await page.getByLabel(contact.topic, { exact: true }).selectOption('campaign');
  await page.getByLabel(contact.message).fill('Merhaba, fiyat tutmuyor.');
  await page.getByRole('checkbox').check();
  await sendContact(page, locale);
  await page.getByText(contact.sentTitle).waitFor();
}

/** Opens the filters. In a wide viewport they are always visible next to the list. */
async function openFilters(page: Page, locale: Locale): Promise<void> {
  // The number of chosen filters follows the button's name.
  const button = page.getByRole('link', { name: new RegExp(`^${phrases[locale].filter.open}`) });
  if (!(await button.isVisible())) return;
  // Waits for hydration: without script, the button links to the form on the page.
  await page.locator('.filter-form [type=submit][hidden]').waitFor({ state: 'attached' });
  await button.click();
  await page.getByRole('dialog').waitFor();
}

async function openSort(page: Page, locale: Locale): Promise<void> {
  const { list } = phrases[locale];
  await page.getByText(`${list.sort}: ${list.orders.relevance}`).click();
  await page.getByRole('link', { name: list.orders.price }).waitFor();
}

/** Opens the menu of categories: below the bar, or in the side sheet with one level expanded. */
async function openCategories(page: Page, locale: Locale): Promise<void> {
  const { shell } = phrases[locale];
  const isNarrow = await pressEntry(page, locale);
  const menu = page.getByRole('navigation', { name: shell.navigation }).filter({ visible: true });
  const root = menu.getByRole('button', { expanded: false }).first();
  await root.waitFor();
  if (isNarrow) await root.click();
}

async function failCategories(page: Page, locale: Locale): Promise<void> {
  await page.route('**/api/public/categories', (route) => route.abort());
  await pressEntry(page, locale);
  await page.getByText(phrases[locale].errors.page.categoriesNotLoaded).waitFor();
  await page.unroute('**/api/public/categories');
}

/** Presses the button of the categories; returns whether it is in the side sheet. */
async function pressEntry(page: Page, locale: Locale): Promise<boolean> {
  const { shell } = phrases[locale];
  const sheet = page.getByRole('banner').getByRole('button', { name: shell.menu });
  const isNarrow = await sheet.isVisible();
  if (isNarrow) await sheet.click();
  const menu = page.getByRole('navigation', { name: shell.navigation }).filter({ visible: true });
  await menu.getByText(shell.categories, { exact: true }).click();
  return isNarrow;
}

async function typeInSearch(page: Page, locale: Locale, term: string): Promise<void> {
  const { shell } = phrases[locale];
  const open = page.getByRole('banner').getByRole('button', { name: shell.search.open });
  if (await open.isVisible()) await open.click();
  const field = page
    .getByRole('banner')
    .getByLabel(shell.search.label, { exact: true })
    .filter({ visible: true });
  await field.click();
  await page.getByRole('option').first().waitFor();
  if (term === '') return;
  const answered = page.waitForResponse('**/api/public/search/suggestions*');
  await field.fill(term);
  await answered;
}
