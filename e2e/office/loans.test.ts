import type { OfferBook } from '@ayrac/contract/office/loan-books.ts';
import { formatDate } from '@ayrac/domain/text/format.ts';
import { typedDay } from '@ayrac/domain/text/typed-date.ts';
import { dayInMs } from '@ayrac/domain/time/istanbul-time.ts';
import { office } from '@ayrac/phrases/tr/office/index.ts';
import { hold } from '../accessibility/look-of-steps.ts';
import { expectWhole } from '../axe.ts';
import { arriveAsAdmin, moveInOffice } from '../office.ts';
import { expect, type Page, story } from '../story.ts';

const { frame, loans, resource } = office;
const SCREEN = '/admin/loan-offers?type=konut';

const cell = (page: Page, bank: string, months: string) =>
  page
    .getByRole('grid', { name: loans.offers.rates })
    .getByRole('row', { name: new RegExp(`^${bank}`) })
    .getByRole('gridcell', { name: new RegExp(`^${bank}, ${loans.offers.term({ months })}:`) });

/** Returns the day after a day, both formatted as in a field. */
function dayAfter(shown: string): string {
  return formatDate(new Date(Date.parse(`${typedDay(shown)}T12:00Z`) + dayInMs), 'tr');
}

story(
  'a bank that is added below sixty others gets its rates typed at once, from its first cell',
  { tag: '@once' },
  async ({ page, context, visitor }) => {
    const device = await context.newCDPSession(page);
    await page.route('**/api/admin/loan-offers?*', async (route) => {
      const response = await route.fetch();
      const book: OfferBook = await response.json();
      const more = Array.from({ length: 60 }, (_, place) => `deneme-${place}`);
      const [row] = book.rows;
      const rows =
        row === undefined ? [] : more.map((name) => ({ ...row, id: name, bankId: name, bankName: name }));
      await route.fulfill({ response, json: { ...book, rows: [...book.rows, ...rows] } });
    });
    await arriveAsAdmin(page, visitor, SCREEN);
    await expect(cell(page, 'Halkbank', '12')).toBeVisible();
    const added = page.getByLabel(loans.offers.addBankLabel);
    for (const [window, bank] of [
      ['computer', 'Örnek Katılım Bankası'],
      ['phone', 'Deneme Katılım Bankası'],
    ] as const) {
      await hold(page, device, window);
      await added.fill(bank);
      await added.press('Enter');
      await expect(cell(page, bank, '12')).toBeFocused();
      await expect(cell(page, bank, '12')).toBeInViewport();
      await page.keyboard.type('2,95');
      await page.keyboard.press('Tab');
      await expect(cell(page, bank, '12')).toContainText('2,95');
      await expectWhole(page, 'html', 'dark');
    }
  },
);

story(
  'an editor changes a rate from tomorrow on, previews it, and withdraws it',
  { tag: '@once' },
  async ({ page, visitor }) => {
    // No rate of this month is overdue, so the filter leaves none.
    await arriveAsAdmin(page, visitor, `${SCREEN}&overdue=true`);
    await expect(page.getByRole('heading', { name: loans.offers.noneOverdue })).toBeVisible();
    await page.getByRole('link', { name: loans.offers.allBanks }).click();
    await expect(cell(page, 'Halkbank', '12')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expectWhole(page);
    const shownNow = async () => {
      const { tables } = await (await page.request.get('/api/public/loan-offers')).json();
      return tables[2].offers.find(({ bankId }: { bankId: string }) => bankId === 'isbank').rates[12];
    };
    const before = await shownNow();
    const added = page.getByLabel(loans.offers.addBankLabel);
    await added.fill('halkbank');
    await added.press('Enter');
    await expect(page.getByText(loans.offers.alreadyListed({ bank: 'Halkbank' }))).toBeVisible();

    await cell(page, 'Halkbank', '12').click();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.type('2,05');
    await page.keyboard.press('Enter');
    await expect(cell(page, 'İş Bankası', '12')).toContainText('2,05');
    // The filter keeps a bank that has been changed, so that its change is not published unseen.
    await page.goBack();
    await expect(cell(page, 'Halkbank', '12')).toBeHidden();
    await expect(cell(page, 'İş Bankası', '12')).toContainText('2,05');
    await page.goForward();
    await expect(cell(page, 'Halkbank', '12')).toBeVisible();
    await cell(page, 'İş Bankası', '12').click();
    await page.keyboard.press('Control+z');
    await expect(cell(page, 'İş Bankası', '12')).not.toContainText('2,05');
    await page.keyboard.type('2,05');
    await page.keyboard.press('Enter');

    await page.getByRole('button', { name: loans.preview, exact: true }).click();
    const source = page.getByLabel(loans.sourceUrl);
    await expect(source).toBeFocused();
    await source.fill('https://www.isbank.com.tr/konut');
    const from = page.getByLabel(loans.from, { exact: true });
    const tomorrow = dayAfter(await from.inputValue());
    await page.getByRole('button', { name: resource.calendar.open }).click();
    await expect(page.getByRole('application').locator(':focus')).toBeVisible();
    await expectWhole(page, 'html', 'dark');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(from).toHaveValue(tomorrow);
    await page.getByRole('button', { name: loans.preview, exact: true }).click();
    const preview = page.getByRole('dialog');
    const moved = new RegExp(`^${loans.before}: 3.*${loans.after}: 1$`);
    await expect(preview.getByRole('cell', { name: moved }).first()).toBeVisible();
    await expectWhole(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(async () => {
      const tops = await preview.locator('.loan-old-new').evaluateAll((all) =>
        all.map((one) => {
          const [arrow, after] = ['svg', 'ins'].map((part) =>
            one.querySelector(part)?.getBoundingClientRect(),
          );
          return Math.abs((arrow?.top ?? 0) - (after?.top ?? 99));
        }),
      );
      expect(tops.length).toBeGreaterThan(1);
      expect(Math.max(...tops)).toBeLessThan(10);
    }).toPass();
    await page.setViewportSize({ width: 1440, height: 900 });
    await preview.getByRole('button', { name: loans.save }).click();
    await expect(page.getByRole('region', { name: frame.toasts.label })).toBeVisible();
    await expect(preview).toBeHidden();
    expect(await shownNow()).toBe(before);

    const versions = page.getByRole('listitem');
    const future = versions.filter({ hasText: loans.timeline.states.future });
    await expect(future).toHaveCount(1);
    const takenBack = versions
      .filter({ hasText: loans.timeline.states['taken-back'] })
      .filter({ hasText: 'İş Bankası' });
    const earlier = await takenBack.count();
    await future.getByRole('button').click();
    await expect(future).toHaveCount(0);
    await expect(takenBack).toHaveCount(earlier + 1);
    await expect(takenBack.first()).toContainText('2,05');

    // A parameter without its public source is not previewed, and with it is shown as visitors read it.
    await moveInOffice(page, '/admin/loan-parameters');
    await page.getByLabel(loans.parameters.names.kkdf).fill('10');
    await page.getByLabel(loans.sourceUrl).fill('https://ornek.example/karar');
    await page.getByRole('button', { name: loans.preview, exact: true }).click();
    const publicSource = page.getByLabel(loans.parameters.publicSource);
    await expect(publicSource).toBeFocused();
    await publicSource.fill('Deneme kararı');
    await page.getByRole('button', { name: loans.preview, exact: true }).click();
    await expect(page.getByRole('dialog').getByText('%10', { exact: true })).toBeVisible();
  },
);
