import { office } from '@ayrac/phrases/tr/office/index.ts';
import { expectWhole } from '../axe.ts';
import { usernameOf } from '../member.ts';
import { arriveAtOffice, chooseRecord, signInAsAdmin } from '../office.ts';
import { addBrand, addCampaign } from '../records.ts';
import { expect, story } from '../story.ts';
import { askFor } from './leads.ts';

const { leadFigures: words, dashboard, resource } = office;

story(
  'the figures of a brand show the progress of its requests, on screen, in print and per month',
  { tag: '@once' },
  async ({ page, visitor }) => {
    await signInAsAdmin(page, visitor);
    const brand = `Sayılan ${usernameOf(visitor)}`;
    const slug = await addBrand(page, brand);
    await arriveAtOffice(page, '/crm-admin/figures');
    await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
    await chooseRecord(page, page.getByRole('combobox', { name: words.brand }), brand);
    await expect(page.getByRole('heading', { name: words.empty })).toBeVisible();
    await expectWhole(page);

    for (const title of ['bir', 'iki']) {
      const { id: campaignId } = await addCampaign(page, slug, `${brand} ${title}`);
      const id = await askFor(page, 'Sayılan', campaignId);
      const action = { kind: 'contact', channel: 'call', outcome: 'reached' };
      const headers = { 'sec-fetch-site': 'same-origin' };
      if (title === 'bir')
        await page.request.post(`/api/crm/leads/${id}/work`, { data: { action }, headers });
    }
    await page.getByText(dashboard.periods['7']).click();
    await expect(page).toHaveURL(/period=7/);
    const nobody = page.getByRole('table', { name: words.people }).getByRole('row').nth(1);
    await expect(nobody).toContainText(words.nobody);
    await expect(nobody.getByRole('cell').first()).toHaveText(/^2(?!\d)/);
    const contacted = page.getByRole('listitem').filter({ hasText: words.figures.contacted });
    await expect(contacted).toContainText('1');
    await expectWhole(page, 'html', 'dark');
    // Its panel ends below the table, so no line follows it.
    const table = page.locator('.disclosure', { has: page.locator('.flow-table') });
    await expect(table).toHaveCSS('border-bottom-width', '0px');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('button', { name: words.print })).toBeHidden();
    await expect(page.getByRole('table', { name: words.flow.title })).toBeVisible();
    await expect(table).toHaveCSS('border-top-width', '0px');
    await page.emulateMedia({ media: 'screen' });
    await page.getByRole('link', { name: words.rows({ figure: words.figures.requests }) }).click();
    await expect(page.getByRole('table').getByRole('link', { name: 'Sayılan Panoda' })).toHaveCount(2);

    // The month can be chosen, which is where the report's mail links to.
    await page.goBack();
    const months = page.getByRole('combobox', { name: words.month });
    await months.selectOption({ index: 2 });
    await expect(page).toHaveURL(/month=20\d\d-\d\d/);
    await expect(page.getByRole('heading', { name: words.empty })).toBeVisible();
    await months.selectOption({ index: 1 });
    await expect(contacted).toContainText('1');
    await expectWhole(page);

    // Of two quick changes none is lost.
    const clear = page.getByRole('button', { name: resource.reference.clear({ label: words.brand }) });
    const week = page.getByRole('radio', { name: dashboard.periods['7'] });
    const [one, other] = [await clear.elementHandle(), await week.elementHandle()];
    await page.evaluate(
      (pressed) => {
        for (const each of pressed) if (each instanceof HTMLElement) each.click();
      },
      [one, other],
    );
    await expect(page).toHaveURL(/figures\?period=7$/);
  },
);
