import { office } from '@ayrac/phrases/tr/office/index.ts';
import { expectWhole } from '../axe.ts';
import { usernameOf } from '../member.ts';
import { arriveAsAdmin, moveInOffice } from '../office.ts';
import { expect, story } from '../story.ts';

const { imports: words } = office;

story.use({ expectedTrouble: [/status of 503/] });

story(
  'an editor imports brands from a file and pasted rates of a bank, sees the errors, and undoes everything',
  { tag: '@once' },
  async ({ page, visitor }) => {
    await story.step('brands from a file', async () => {
      await arriveAsAdmin(page, visitor, '/admin/imports');
      const name = `Aktarılan ${usernameOf(visitor)}`;
      const file = `Marka;Renk;Bayi notu\n${name};#334455;x\n${name} iki;mavi;y\n`;
      await page.getByRole('button', { name: words.begin, exact: true }).first().click();
      const dialog = page.getByRole('dialog', { name: words.beginTitle });
      await dialog.getByLabel(words.kind).selectOption({ label: words.kinds.brands });
      await dialog.getByRole('button', { name: words.upload }).click();
      await expect(dialog.getByText(words.chooseFile)).toBeVisible();
      await dialog
        .getByLabel(words.file, { exact: true })
        .setInputFiles({ name: 'bayiler.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
      await dialog.getByRole('button', { name: words.upload }).click();

      await expect(page.getByRole('heading', { level: 1, name: 'bayiler.csv' })).toBeVisible();
      const column = (title: string) => page.getByLabel(words.mapping.fieldOf({ column: title }));
      await expect(column('Marka')).toHaveValue('name');
      await expect(column('Bayi notu')).toHaveValue('');
      await expectWhole(page);
      await page.getByRole('button', { name: words.mapping.check }).click();

      const rows = page.getByRole('list', { name: words.rows.title });
      await expect(rows.getByText(words.outcomes.refused, { exact: true })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: 'bayiler.csv' })).toBeFocused();
      await expect(
        rows.getByText(
          words.problem({ column: 'Renk', value: 'mavi', message: office.fieldErrors['invalid-colour'] }),
        ),
      ).toBeVisible();
      const added = rows.getByRole('listitem').filter({ hasText: words.outcomes.new });
      await expect(added).toContainText(`${words.fields.brands.colour}: #334455`);
      await expectWhole(page, 'html', 'dark');
      await story.step('rows on a phone keep their heights when they are filtered', async () => {
        await page.setViewportSize({ width: 390, height: 844 });
        await page.getByText(`${words.outcomes.refused} 1`).click();
        await expect(rows.getByText(words.outcomes.new, { exact: true })).toBeHidden();
        const unused = () =>
          rows.evaluate((list) => list.clientHeight - (list.firstElementChild?.clientHeight ?? 0));
        await expect.poll(unused).toBe(0);
        await page.getByText(words.all, { exact: true }).click();
        await page.setViewportSize({ width: 1440, height: 900 });
      });
      await story.step('a mapping whose check fails stays as it was set', async () => {
        await page.getByRole('button', { name: words.mapping.again }).click();
        await page.getByLabel(words.mapping.stop).check();
        await page.route(
          '**/check',
          (route) =>
            route.fulfill({ status: 503, json: { status: 503, code: 'overloaded', error: 'Meşgul' } }),
          { times: 1 },
        );
        const check = page.getByRole('button', { name: words.mapping.check });
        await check.click();
        await expect(page.getByText('Meşgul')).toBeVisible();
        await expect(check).not.toHaveAttribute('aria-busy');
        await expect(page.getByLabel(words.mapping.stop)).toBeChecked();
        await page.getByLabel(words.mapping.stop).uncheck();
        await check.click();
        await expect(rows.getByText(words.outcomes.refused, { exact: true })).toBeVisible();
      });
      await page.getByRole('button', { name: words.actions.run, exact: true }).click();
      await page
        .getByRole('dialog', { name: words.runTitle({ count: '1' }) })
        .getByRole('button', { name: words.actions.run, exact: true })
        .click();
      await expect(rows.getByText(words.passedOutcomes.new)).toBeVisible();
      await expect(page.getByText(words.states.done, { exact: true })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: 'bayiler.csv' })).toBeFocused();

      await page.getByRole('button', { name: words.actions.undo }).click();
      await page
        .getByRole('dialog', { name: words.undoTitle({ file: 'bayiler.csv' }) })
        .getByRole('button', { name: words.actions.undo })
        .click();
      await expect(page.getByText(words.states.undone, { exact: true })).toHaveCount(2);
      await expect(rows.getByText(words.undoneRow, { exact: true })).toBeVisible();
    });
    await story.step('rates of a bank, with date and source', async () => {
      await moveInOffice(page, '/admin/loan-offers?type=tasit');
      await page.getByRole('link', { name: office.loans.import }).click();
      const dialog = page.getByRole('dialog', { name: words.beginTitle });
      await expect(dialog.getByLabel(words.kind)).toHaveValue('rates');
      await dialog.getByLabel(words.pasted).fill('Banka\t12 ay\t24 ay\nAkbank\t2,77\t\nTanımsız\tüç\t\n');
      await dialog.getByRole('button', { name: words.upload }).click();

      const check = page.getByRole('button', { name: words.mapping.check });
      await expect(page.getByLabel(words.mapping.fieldOf({ column: '12 ay' }))).toHaveValue('rates.12');
      await expect(check).toBeDisabled();
      const { fields } = words;
      const fixed = page.getByRole('group', { name: words.mapping.fixed });
      await fixed.getByLabel(fields.rates.loanType).selectOption({ label: office.loans.types.tasit });
      await fixed.getByLabel(fields.rates.sourceUrl).fill('https://www.akbank.com/tasit');
      await fixed.getByLabel(fields.rates.from).fill('2099-01-01');
      await expectWhole(page);
      await check.click();

      const rows = page.getByRole('list', { name: words.rows.title });
      await expect(rows.getByRole('listitem').filter({ hasText: '01.01.2099' }).first()).toContainText(
        '2,77',
      );
      await page.getByRole('button', { name: words.actions.run, exact: true }).click();
      const question = page.getByRole('dialog', { name: words.runTitle({ count: '1' }) });
      await expect(question).toContainText(words.runRemarks.rates);
      await question.getByRole('button', { name: words.actions.run, exact: true }).click();
      await expect(page.getByText(words.states.done, { exact: true })).toBeVisible();
      await page.getByRole('button', { name: words.actions.undo }).click();
      await page.getByRole('dialog').getByRole('button', { name: words.actions.undo }).click();
      await expect(page.getByText(words.states.undone, { exact: true })).toHaveCount(2);
    });
  },
);
