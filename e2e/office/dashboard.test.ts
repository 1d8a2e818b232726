import { office } from '@ayrac/phrases/tr/office/index.ts';
import { expectWhole } from '../axe.ts';
import { arriveAsAdmin } from '../office.ts';
import { expect, story } from '../story.ts';

const { dashboard: words } = office;

story.use({ expectedTrouble: [/ERR_FAILED/] });

story(
  'an admin sees the figures by period and day, and a failed part leaves the others @once',
  async ({ page, visitor }) => {
    await page.route('**/api/admin/dashboard/care', (route) => route.abort());
    await arriveAsAdmin(page, visitor, '/admin/dashboard');
    await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
    await expect(page.getByText(office.resource.failedPart)).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText(words.figures.requests, { exact: true })).toBeVisible();
    await page.unroute('**/api/admin/dashboard/care');
    await page.getByRole('button', { name: office.resource.retry }).click();
    // The pressed button disappears, and the focus is not lost with it.
    await expect(page.getByRole('heading', { name: words.care.title })).toBeFocused();
    await expect(page.getByText(words.care.kinds.ending)).toBeVisible();

    await page.setViewportSize({ width: 390, height: 844 });
    const cut = await page
      .locator('.care-items li > :first-child')
      .evaluateAll((names) => names.filter((name) => name.scrollWidth > name.clientWidth).length);
    expect(cut).toBe(0);
    await page.setViewportSize({ width: 1440, height: 900 });

    const name = page.getByText(words.figures.requests, { exact: true });
    const requests = page.getByRole('listitem').filter({ has: name });
    const inAMonth = await requests.textContent();
    await expectWhole(page, 'html', 'dark');

    await page.getByText(words.periods['7'], { exact: true }).click();
    await expect(page).toHaveURL(/\?period=7$/);
    await expect(requests).not.toHaveText(inAMonth ?? '');
    await page.reload();
    await expect(page.getByRole('radio', { name: words.periods['7'], exact: true })).toBeChecked();

    const chart = page.getByRole('slider');
    await chart.focus();
    await page.keyboard.press('Home');
    const first = await chart.getAttribute('aria-valuetext');
    await page.keyboard.press('ArrowRight');
    await expect(chart).not.toHaveAttribute('aria-valuetext', first ?? '');
    await page.getByText(words.flow.table).click();
    const table = page.getByRole('table', { name: words.flow.title });
    await expect(table.getByRole('row')).toHaveCount(8);
    const [day = '', value = ''] = (first ?? '').split(': ');
    await expect(table.getByRole('row', { name: day }).getByRole('cell').first()).toHaveText(value);
  },
);
