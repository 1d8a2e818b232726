import { office as english } from '@ayrac/phrases/en/office/index.ts';
import { office } from '@ayrac/phrases/tr/office/index.ts';
import { askInOffice } from '../crm/leads.ts';
import { usernameOf } from '../member.ts';
import { arriveAsAdmin, arriveAtOffice, moveInOffice, signInAsAdmin } from '../office.ts';
import { addBrand, addCampaign, beginChange } from '../records.ts';
import { expect, type Locator, type Page, story } from '../story.ts';

const { campaigns, customers, dashboard, 'customer-campaigns': links, leads, redirects, resource } = office;

story(
  'lists show headings, masked numbers, states and brands whole, and a text that they cut off in a tooltip',
  { tag: '@once' },
  async ({ page, visitor }) => {
    await signInAsAdmin(page, visitor);
    const redirect = { fromPath: `/eski-${usernameOf(visitor)}`, toPath: '/kategoriler', isActive: true };
    const headers = { 'sec-fetch-site': 'same-origin' };
    const added = await page.request.post('/api/admin/redirects', { data: redirect, headers });
    expect(added.ok(), await added.text()).toBe(true);
    await arriveAtOffice(page, '/admin/redirects');
    const head = page.getByRole('columnheader', { name: redirects.fields.hits.label });
    await expectOneLine(head.getByText(redirects.fields.hits.label, { exact: true }));

    await moveInOffice(page, '/admin/customers');
    const numbers = cells(page, customers.fields.phone.label).filter({ hasText: /\d\d$/ });
    await expect(numbers.first()).toBeVisible();
    expect(
      await numbers.evaluateAll(
        (all) => all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length,
      ),
    ).toBe(0);

    await page.setViewportSize({ width: 1100, height: 800 });
    await moveInOffice(page, '/admin/customer-campaigns');
    const given = cells(page, links.fields.campaignId.label);
    await expect(given.first()).toBeVisible();
    const widths = await given.evaluateAll((all) => all.map((cell) => cell.scrollWidth - cell.clientWidth));
    const cut = given.nth(widths.indexOf(Math.max(...widths)));
    await cut.hover();
    await expect(cut).toHaveAttribute('title', (await cut.textContent()) ?? '');

    const brand = await addBrand(page, `Hevenk Telekom${usernameOf(visitor).slice(-3)}`);
    const { id } = await addCampaign(page, brand, `Rozetli ${usernameOf(visitor)}`);
    await beginChange(page, id, { discount: '%30 indirim' });
    await page.setViewportSize({ width: 1440, height: 900 });
    await moveInOffice(page, `/admin/campaigns?q=${brand}&open=${id}`);
    // A flag looks like a warning.
    const panel = page.getByRole('complementary');
    const overdue = panel.getByText(resource.yes, { exact: true }).first();
    await expect(overdue).toHaveCSS('color', 'rgb(133, 80, 0)');
    await panel.getByRole('button', { name: campaigns.actions.withdraw.label }).click();
    await page.getByRole('dialog').getByRole('button', { name: campaigns.actions.withdraw.label }).click();
    const state = cells(page, campaigns.fields.state.label);
    await expect(state).toHaveText(`${campaigns.fields.state.choices.withdrawn}${campaigns.beside}`);
    for (const cell of [state, cells(page, campaigns.fields.brandId.label).locator('.data-value')])
      expect(
        await cell.evaluate(
          ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
            scrollWidth <= clientWidth && scrollHeight <= clientHeight,
        ),
      ).toBe(true);
  },
);

story(
  'dates on the board, dates beside a record and the periods of the figures stay in one line in English',
  { tag: '@once' },
  async ({ page, visitor }) => {
    await page.addInitScript(() => localStorage.setItem('locale', 'en'));
    await page.setViewportSize({ width: 1440, height: 900 });
    await arriveAsAdmin(page, visitor, '/crm-admin/leads?view=board');
    await expectOneLine(page.getByRole('row').getByRole('time'));
    await moveInOffice(page, '/admin/brands');
    await page.getByRole('row').nth(1).getByRole('link').click();
    await expect(page.getByRole('complementary')).toBeVisible();
    const dates = cells(page, english.resource.updatedAt);
    await expect(dates.first()).toBeVisible();
    await expect
      .poll(() =>
        dates.evaluateAll((all) => all.map(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)),
      )
      .toEqual(Array(await dates.count()).fill(true));
    await page.setViewportSize({ width: 390, height: 844 });
    await moveInOffice(page, '/crm-admin/figures');
    await expectOneLine(page.getByRole('group', { name: english.leadFigures.period }).locator('label'));
  },
);

story(
  'a phone shows the order of a list, the address of a request and the previous figures whole',
  { tag: '@narrow' },
  async ({ page, visitor }) => {
    await story.step('order of a list', async () => {
      await arriveAsAdmin(page, visitor, '/admin/campaigns');
      const order = page.getByRole('combobox', { name: resource.sort });
      await expect(order).toBeVisible();
      const room = await order.evaluate((select) => {
        const { paddingLeft, paddingRight, fontSize, fontFamily } = getComputedStyle(select);
        const pen = document.createElement('canvas').getContext('2d');
        if (!(select instanceof HTMLSelectElement) || pen === null) return -1;
        pen.font = `${fontSize} ${fontFamily}`;
        const text = pen.measureText(select.selectedOptions[0]?.text ?? '').width;
        return select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) - text;
      });
      expect(room).toBeGreaterThanOrEqual(0);
    });
    await story.step('address of a request', async () => {
      const email = `${'uzun.'.repeat(8)}${visitor.email}`;
      const id = await askInOffice(page, 'Uzun', 0, { email });
      await moveInOffice(page, `/crm-admin/leads?open=${id}`);
      const panel = page.getByRole('complementary');
      await panel.getByRole('button', { name: leads.contact.call }).click();
      const shown = await panel.getByText(email).boundingBox();
      const room = await panel.boundingBox();
      expect((shown?.x ?? 0) + (shown?.width ?? 0)).toBeLessThanOrEqual((room?.x ?? 0) + (room?.width ?? 0));
    });
    await story.step('figures of the previous period', async () => {
      await moveInOffice(page, '/crm-admin/figures');
      await expectOneLine(page.getByText(dashboard.before({ value: '' }).trim()));
    });
  },
);

async function expectOneLine(texts: Locator): Promise<void> {
  await expect(texts.first()).toBeVisible();
  const broken = await texts.evaluateAll((all) =>
    all
      .filter((text) => {
        const range = document.createRange();
        // A label also contains its hidden radio button.
        range.selectNodeContents(text.lastChild ?? text);
        return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size > 1;
      })
      .map(({ textContent }) => textContent),
  );
  expect(broken).toEqual([]);
}

/** Cells of a column. */
function cells(page: Page, label: string) {
  return page.locator(`tbody td[data-label="${label}"]`);
}
