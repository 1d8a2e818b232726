import { office } from '@ayrac/phrases/tr/office/index.ts';
import { expectWhole } from '../axe.ts';
import { signInAsAdmin } from '../office.ts';
import { expect, story } from '../story.ts';
import { askInOffice } from './leads.ts';

const { leads } = office;
const { choices } = leads.fields.stand;

// The stream is cut off, and the second person gets status 409.
story.use({ expectedTrouble: [/Failed to load resource/] });

story(
  'two people on one lead see each other, lose no input, and get the changes they missed',
  { tag: '@once' },
  async ({ page, visitor }) => {
    const name = `Ece${visitor.email.replace(/[^a-z]/g, '').slice(0, 12)}`;
    await page.route('**/api/crm/leads/live', (route) => route.abort('connectionreset'));
    await signInAsAdmin(page, visitor);
    const id = await askInOffice(page, name);
    await page.goto(`/crm-admin/leads?q=${name}&open=${id}`);
    const panel = page.getByRole('complementary');
    const note = panel.getByLabel(leads.work.note, { exact: true });
    await note.fill('Yarım kalan not');
    // Another person changes the lead first, while the stream is cut off.
    const action = { kind: 'stage', stage: 'qualified' };
    const headers = { 'sec-fetch-site': 'same-origin' };
    await page.request.post(`/api/crm/leads/${id}/work`, { data: { action }, headers });
    await panel.getByLabel(leads.work.stage, { exact: true }).selectOption(choices.won);
    const conflict = panel.getByRole('table', { name: leads.conflict.title });
    const row = conflict.getByRole('row').filter({ hasText: leads.fields.stand.label });
    await expect(row).toContainText(choices.won);
    await expect(row).toContainText(choices.qualified);
    await expect(note).toHaveValue('Yarım kalan not');
    await expectWhole(page);
    await panel.getByRole('button', { name: leads.conflict.mine }).click();
    await expect(conflict).toBeHidden();
    await expect(panel.getByLabel(leads.work.stage, { exact: true })).toHaveValue('won');
    await expect(note).toHaveValue('Yarım kalan not');
    // Two quick actions of one person are no conflict: both are done, one after the other.
    await page.evaluate(
      ([stage, hour]) => {
        const select = [...document.querySelectorAll<HTMLSelectElement>('.lead select')][0];
        const button = [...document.querySelectorAll<HTMLElement>('.lead button')].find(
          ({ textContent }) => textContent === hour,
        );
        if (select !== undefined) select.value = stage ?? '';
        select?.dispatchEvent(new Event('change', { bubbles: true }));
        button?.click();
      },
      ['offered', leads.work.hour],
    );
    await expect(panel.getByRole('button', { name: leads.work.wake })).toBeVisible();
    await expect(panel.getByLabel(leads.work.stage, { exact: true })).toHaveValue('offered');
    await expect(conflict).toBeHidden();

    await page.mouse.move(0, 0);
    await page.goto(`/crm-admin/leads?q=${name}`);
    const list = page.getByRole('table', { name: leads.title });
    await expect(list.getByRole('link')).toHaveCount(1);
    await askInOffice(page, name, 1);
    await page.unroute('**/api/crm/leads/live');
    await expect(list.getByRole('link')).toHaveCount(2);

    // A request that arrives after the list was read and before the stream is connected.
    const { promise: isAsked, resolve: connect } = Promise.withResolvers<void>();
    await page.route('**/api/crm/leads/live', async (route) => {
      await isAsked;
      await route.continue();
    });
    await page.reload();
    await expect(list.getByRole('link')).toHaveCount(2);
    await askInOffice(page, name, 2);
    connect();
    await expect(list.getByRole('link')).toHaveCount(3);

    // Under the mouse no row moves either, until a click.
    const first = list.getByRole('row').nth(1);
    await first.hover();
    const under = await first.boundingBox();
    await askInOffice(page, name, 3);
    const announced = page.getByText(new RegExp(leads.arrived({ count: '\\d+' })));
    await expect(announced).toBeVisible();
    expect(await first.boundingBox()).toEqual(under);
    await expect(list.getByRole('link')).toHaveCount(3);
    await page.getByRole('button', { name: leads.showArrived }).click();
    await expect(list.getByRole('link')).toHaveCount(4);

    // While a row is in use, a new request is announced and no row moves.
    const held = list.getByRole('row').nth(1).getByRole('checkbox');
    await held.check();
    const place = await held.boundingBox();
    await askInOffice(page, name, 4);
    // Requests of other stories are counted, too.
    await expect(announced).toBeVisible();
    expect(await held.boundingBox()).toEqual(place);
    await expectWhole(page, 'html', 'dark');
    const show = page.getByRole('button', { name: leads.showArrived });
    await expect(async () => {
      if (await show.isVisible()) await show.click();
      await expect(list.getByRole('link')).toHaveCount(5, { timeout: 1_000 });
    }).toPass();
  },
);

story(
  'while a reason is chosen, the change of another person leaves the question open and is not overwritten',
  { tag: '@once' },
  async ({ page, visitor }) => {
    const name = `Sena${visitor.email.replace(/[^a-z]/g, '').slice(0, 12)}`;
    await signInAsAdmin(page, visitor);
    const id = await askInOffice(page, name);
    await page.goto(`/crm-admin/leads?q=${name}&open=${id}`);
    const panel = page.getByRole('complementary');
    const stage = panel.getByRole('combobox', { name: leads.work.stage, exact: true });
    const reason = panel.getByRole('combobox', { name: leads.work.reason });
    await stage.selectOption(choices.lost);
    await expect(reason).toBeFocused();
    await expect(reason).toHaveAccessibleDescription(leads.lose.text);
    await page.request.post(`/api/crm/leads/${id}/work`, {
      data: { action: { kind: 'stage', stage: 'qualified' } },
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    const row = page.getByRole('table', { name: leads.title }).getByRole('row').nth(1);
    await expect(row).toContainText(choices.qualified);
    await expect(reason).toBeFocused();
    await expect(stage).toHaveValue('lost');
    await reason.selectOption({ index: 1 });
    await panel.getByRole('button', { name: leads.lose.confirm }).click();
    const conflict = panel.getByRole('table', { name: leads.conflict.title });
    await expect(conflict.getByRole('row').filter({ hasText: leads.fields.stand.label })).toContainText(
      choices.qualified,
    );
    await expect(stage).toBeFocused();
    await expect(stage).toHaveValue('qualified');
    await panel.getByRole('button', { name: leads.conflict.mine }).click();
    await expect(conflict).toBeHidden();
    await expect(stage).toHaveValue('lost');
  },
);
