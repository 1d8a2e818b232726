import { tr } from '@ayrac/phrases/tr/index.ts';
import { office } from '@ayrac/phrases/tr/office/index.ts';
import { hold } from '../accessibility/look-of-steps.ts';
import { expectWhole } from '../axe.ts';
import { arriveAsAdmin, arriveAtOffice, moveInOffice, SCREEN, signInAsAdmin } from '../office.ts';
import { addOccupations, changeOccupation } from '../records.ts';
import { expect, type Page, story } from '../story.ts';
import { link, listOf, nameField, nameOf, panel, save, toast, undo } from './occupations.ts';

const { fieldErrors, frame, occupations, resource } = office;
const { conflict } = resource;

// The second of two concurrent changes gets status 409, and a call gets no answer.
story.use({ expectedTrouble: [/status of 409|ERR_FAILED/] });

story(
  'an occupation is added after an error, changed, binned, and restored',
  { tag: '@once' },
  async ({ page, context, visitor }) => {
    const device = await context.newCDPSession(page);
    await arriveAsAdmin(page, visitor);
    const [name, later] = [nameOf(visitor), nameOf(visitor, ' B')];
    await page.getByRole('button', { name: occupations.add }).click();
    await panel(page).getByRole('button', { name: resource.saveNew, exact: true }).click();
    await expect(panel(page).getByText(fieldErrors.required)).toBeVisible();
    await expect(nameField(page)).toBeFocused();
    const creating = await pauseCall(page, '**/api/admin/occupations');
    await nameField(page).fill(name);
    await page.keyboard.press('Control+s');
    await page.keyboard.press('Control+s');
    await nameField(page).fill(later);
    creating.resolve();
    await expect(toast(page, resource.created({ label: name }))).toBeVisible();
    await expect(panel(page).getByRole('heading', { name })).toBeVisible();
    await expect(nameField(page)).toHaveValue(later);
    await expect(nameField(page)).toBeFocused();

    const saving = await pauseCall(page, '**/api/admin/occupations/*');
    await save(page).click();
    await nameField(page).fill(`${later} C`);
    saving.resolve();
    await expect(toast(page, resource.saved({ label: later }))).toBeVisible();
    await expect(nameField(page)).toHaveValue(`${later} C`);
    await nameField(page).fill(later);
    await undo(page);
    await expect(nameField(page)).toHaveValue(name);

    await panel(page).getByText(resource.history, { exact: true }).click();
    await expect(
      panel(page).getByRole('listitem').filter({ hasText: resource.historyOf.undone }),
    ).toContainText(later);
    await expect(panel(page).getByRole('listitem').last()).toContainText(resource.historyOf.created);

    await panel(page).getByText(resource.form, { exact: true }).click();
    await nameField(page).fill(later);
    await page.route('**/api/admin/occupations/*', (route) => route.abort(), { times: 1 });
    await panel(page).getByRole('button', { name: resource.toBin }).click();
    await expect(page.getByText(tr.errors.page.offline)).toBeVisible();
    await expect(nameField(page)).toHaveValue(later);
    await panel(page).getByRole('button', { name: resource.toBin }).click();
    await expect(toast(page, resource.binned({ label: name }))).toBeVisible();
    await expect(panel(page)).toBeHidden();
    // On a phone the bin is behind the button of the filters, which no message covers.
    await hold(page, device, 'phone');
    const filters = page.getByRole('button', { name: resource.filters, exact: true });
    await filters.click({ trial: true });
    await expect(toast(page, resource.binned({ label: name }))).toBeVisible();
    await moveInOffice(page, listOf(name));
    await expect(page.getByText(resource.nothingMatches)).toBeVisible();
    await filters.click();
    await page.getByRole('button', { name: resource.bin }).click();
    await link(page, name).click();
    await panel(page).getByRole('button', { name: resource.restore }).click();
    await expect(toast(page, resource.restored({ label: name }))).toBeVisible();
    await moveInOffice(page, listOf(name));
    await expect(link(page, name)).toBeVisible();
  },
);

story(
  'leaving unsaved input asks first, and two editors of one occupation resolve their conflict',
  { tag: '@once' },
  async ({ page, visitor, context }) => {
    await story.step('unsaved input is kept', async () => {
      await signInAsAdmin(page, visitor);
      const name = nameOf(visitor);
      await addOccupations(page, name);
      await arriveAtOffice(page, listOf(name));
      await link(page, name).click();
      await nameField(page).fill(`${name} yarım`);
      await page.keyboard.press('Escape');
      const question = page.getByRole('dialog', { name: frame.unsaved.title });
      await question.getByRole('button', { name: frame.unsaved.stay }).click();
      await expect(nameField(page)).toHaveValue(`${name} yarım`);
      await panel(page).getByRole('button', { name: resource.close }).click();
      await question.getByRole('button', { name: frame.unsaved.leave }).click();
      await expect(panel(page)).toBeHidden();
      await expect(link(page, name)).toBeFocused();

      const held = Promise.withResolvers<void>();
      await page.route('**/api/admin/occupations/*', async (route) => {
        if (route.request().method() === 'PATCH') await held.promise;
        await route.continue();
      });
      await link(page, name).click();
      await nameField(page).fill(`${name} geç`);
      await save(page).click();
      await page.keyboard.press('Escape');
      // The save takes long, so it is asked after all, until it is done.
      await expect(question).toBeVisible();
      held.resolve();
      await expect(panel(page)).toBeHidden();
      await expect(question).toBeHidden();
    });
    await story.step('two editors choose field by field, or all of one side', async () => {
      const name = nameOf(visitor, ' C');
      const [id = ''] = await addOccupations(page, name);
      const address = `${SCREEN}?open=${id}`;
      await moveInOffice(page, address);
      await nameField(page).fill(`${name} benim`);
      await panel(page).getByLabel(occupations.fields.isActive.label).uncheck();

      const other = await context.newPage();
      await arriveAtOffice(other, address);
      await nameField(other).fill(`${name} öbürü`);
      await panel(other).getByLabel(occupations.fields.nameEn.label).fill('Other');
      await save(other).click();
      await expect(toast(other, resource.saved({ label: `${name} öbürü` }))).toBeVisible();

      await page.bringToFront();
      await save(page).click();
      await expect(panel(page).getByRole('heading', { name: conflict.title })).toBeFocused();
      await expectWhole(page, 'html', 'dark');
      await panel(page).getByRole('button', { name: conflict.save }).press('Enter');
      await expect(panel(page).getByText(conflict.missing)).toBeVisible();
      const choice = panel(page).getByRole('group', { name: occupations.fields.name.label, exact: true });
      await choice.getByRole('radio', { name: conflict.mine }).check();
      await panel(page).getByRole('button', { name: conflict.save }).click();
      await expect(toast(page, resource.saved({ label: `${name} benim` }))).toBeVisible();
      await expect(nameField(page)).toHaveValue(`${name} benim`);
      await expect(panel(page).getByLabel(occupations.fields.nameEn.label)).toHaveValue('Other');
      await expect(panel(page).getByLabel(occupations.fields.isActive.label)).not.toBeChecked();

      await nameField(page).fill(`${name} yine benim`);
      await changeOccupation(page, id, { name: `${name} öbürü` });
      await save(page).press('Enter');
      await panel(page).getByRole('button', { name: conflict.allTheirs }).click();
      await panel(page).getByRole('button', { name: conflict.save }).press('Enter');
      await expect(nameField(page)).toHaveValue(`${name} öbürü`);
    });
  },
);

/** Keeps the next call to an address waiting until it is resolved. */
async function pauseCall(page: Page, address: string): Promise<PromiseWithResolvers<void>> {
  const pause = Promise.withResolvers<void>();
  await page.route(address, (route) => pause.promise.then(() => route.continue()), { times: 1 });
  return pause;
}
