import { AxeBuilder } from '@axe-core/playwright';
import { tr } from '@ayrac/phrases/tr/whole.ts';
import { campaigns, screens } from './places.ts';
import { attempt, openQuote, sendButton } from './quote-form.ts';
import { openSearch } from './search-field.ts';
import { arrive, expect, type Page, story } from './story.ts';
import { openWizard, pick, unfoldDetails } from './wizard-steps.ts';

const englishScreens = [
  '/en',
  '/en/kategoriler/otomobil',
  '/en/marka/bmw',
  `/en${campaigns.bmw}`,
  '/en/search?q=insurance',
  '/en/kredi-hesaplama?tur=konut&tutar=1500000&vade=120',
];

story.use({
  contextOptions: { reducedMotion: 'reduce' },
  expectedTrouble: [/status of (404|503)/],
});

for (const screen of screens) {
  story(`${screen} is accessible in light and dark`, async ({ page }) => {
    await page.goto(screen);
    await expectAccessible(page);
  });
}

for (const screen of englishScreens) {
  story(`${screen} is accessible`, async ({ page }) => {
    await page.goto(screen);
    await expectAccessible(page);
  });
}

story('the quote, its errors and its notice are accessible', async ({ page }) => {
  await arrive(page, campaigns.bmw);
  const form = await openQuote(page);
  await form.getByText(tr.quote.extra).click();
  await expectAccessible(page);
  await attempt(sendButton(form));
  await expect(form.getByText(tr.quote.missing.surname)).toBeVisible();
  await expectAccessible(page);
  await form.getByRole('link', { name: tr.quote.noticeLink }).click();
  await expect(page.getByRole('dialog').last()).toBeVisible();
  await expectAccessible(page);
});

story('sharing, and a report with its errors, are accessible', async ({ page }) => {
  await arrive(page, campaigns.sedan);
  await page.getByText(tr.campaignPage.share.action, { exact: true }).click();
  await expect(page.getByRole('button', { name: tr.visit.share.copy })).toBeVisible();
  await expectAccessible(page);
  const report = page.getByRole('link', { name: tr.campaignPage.report });
  await expect(report).toHaveAttribute('aria-haspopup', 'dialog');
  await report.click();
  const dialog = page.getByRole('dialog', { name: tr.inbox.report.title });
  await dialog.getByRole('button', { name: tr.inbox.report.send }).click();
  await expect(dialog.getByText(tr.inbox.report.missing.reason)).toBeVisible();
  await expectAccessible(page);
});

story('a contact form with its errors is accessible', async ({ page }) => {
  await arrive(page, '/contact');
  await page.getByRole('button', { name: tr.inbox.contact.send, exact: true }).click();
  await expect(page.getByText(tr.inbox.contact.missing.name)).toBeVisible();
  await expectAccessible(page);
});

story('the quote from the bar is accessible at each step', async ({ page }) => {
  await arrive(page, '/marka');
  const wizard = await openWizard(page);
  await expectAccessible(page);
  await attempt(wizard.getByRole('button', { name: tr.wizard.next }));
  await expect(wizard.getByText(tr.wizard.missing.category)).toBeVisible();
  await expectAccessible(page);
  await pick(wizard, 'Otomobil');
  await expectAccessible(page);
  await pick(wizard, 'Sıfır Otomobil');
  await pick(wizard, 'Sedan');
  await expect(wizard.getByRole('button', { name: /^Alazyel/ }).first()).toBeVisible();
  await expectAccessible(page);
  await pick(wizard, 'Alazyel');
  await unfoldDetails(wizard);
  await expectAccessible(page);
  await attempt(sendButton(wizard));
  await expect(wizard.getByText(tr.quote.missing.surname)).toBeVisible();
  await expectAccessible(page);
});

story('the categories and the suggestions are accessible', async ({ page }) => {
  await arrive(page, '/kategoriler/otomobil');
  const bar = page.getByRole('banner');
  const field = await openSearch(page);
  await field.click();
  await expect(page.getByRole('option').first()).toBeVisible();
  await expectAccessible(page);
  await field.fill('sigrota');
  await expect(page.getByRole('group', { name: tr.chrome.corrected })).toBeVisible();
  await field.press('ArrowDown');
  await expectAccessible(page);
  await field.fill('qwxzvk');
  await expect(page.getByText(tr.chrome.none({ term: 'qwxzvk' }))).toBeVisible();
  await expectAccessible(page);
  // One leaves the suggestions or the term, the other what is left.
  for (const key of ['Escape', 'Escape']) await page.keyboard.press(key);
  await expect(page.getByRole('option')).toHaveCount(0);
  const sheet = bar.getByRole('button', { name: tr.shell.menu });
  if (await sheet.isVisible()) await sheet.click();
  const menu = bar.getByRole('navigation', { name: tr.shell.navigation }).filter({ visible: true });
  await menu.getByText(tr.shell.categories, { exact: true }).click();
  await menu.getByRole('button', { name: /^Elektronik \d/ }).click();
  await expect(menu.getByRole('link', { name: tr.chrome.allOf({ category: 'Elektronik' }) })).toBeVisible();
  await expectAccessible(page);
});

story('the menus of a wide window are accessible', { tag: '@wide' }, async ({ page }) => {
  await arrive(page, '/kategoriler/otomobil');
  await page.getByRole('banner').getByText('TR', { exact: true }).first().click();
  await expectAccessible(page);
  await page.getByText(`${tr.list.sort}: ${tr.list.orders['ending-soon']}`).click();
  await expectAccessible(page);
});

story('the sheets of a narrow window are accessible', { tag: '@narrow' }, async ({ page }) => {
  await arrive(page, '/marka');
  const bar = page.getByRole('banner');
  await bar.getByRole('button', { name: tr.shell.menu }).click();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await bar.getByRole('button', { name: tr.shell.search.open }).click();
  await expectAccessible(page);
});

story.describe('at 320 pixels', () => {
  story.use({ viewport: { width: 320, height: 640 } });

  story('nothing scrolls sideways', { tag: '@narrow' }, async ({ page }) => {
    for (const screen of screens) await expectNoSidewaysScroll(page, screen);
  });
});

story.describe('at 400 % zoom', () => {
  // A window of 1280 × 1024 whose every pixel is four wide.
  story.use({ viewport: { width: 320, height: 256 }, deviceScaleFactor: 4 });

  story('nothing scrolls sideways', { tag: '@wide' }, async ({ page }) => {
    for (const screen of screens) await expectNoSidewaysScroll(page, screen);
  });
});

const wholeStandard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Nothing to say for WCAG 2.2 AA and good practice. The other theme changes the colours alone. */
async function expectAccessible(page: Page): Promise<void> {
  expect(await violationsOf(axe(page).withTags(wholeStandard)), 'in the light theme').toEqual([]);
  await setTheme(page, 'dark');
  expect(await violationsOf(axe(page).withRules(['color-contrast'])), 'in the dark theme').toEqual([]);
  await setTheme(page, 'light');
}

function axe(page: Page): AxeBuilder {
  // Nothing of ours stands in a frame, so that the page itself can put the results together.
  return new AxeBuilder({ page }).setLegacyMode();
}

async function violationsOf(builder: AxeBuilder): Promise<string[]> {
  const { violations } = await builder.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target}: ${failureSummary}`),
  );
}

async function setTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate((dark) => document.documentElement.classList.toggle('dark', dark), theme === 'dark');
}

async function expectNoSidewaysScroll(page: Page, screen: string): Promise<void> {
  await page.goto(screen);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide, screen).toBeLessThanOrEqual(320);
}
