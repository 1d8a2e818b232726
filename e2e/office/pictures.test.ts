import { readFile } from 'node:fs/promises';
import { office } from '@ayrac/phrases/tr/office/index.ts';
import { arriveAsAdmin, arriveAtOffice } from '../office.ts';
import { expect, story } from '../story.ts';
import { openMenu, toast } from './occupations.ts';

const { pictures: words, resource, 'stored-pictures': stored } = office;
const { views } = resource;
const SCREEN = '/admin/pictures';

story(
  'the list of pictures is saved as a view, which opens by default, and downloaded as a file',
  { tag: '@once' },
  async ({ page, visitor }) => {
    await arriveAsAdmin(page, visitor, SCREEN);
    await page.getByText(words.stateNames.bin, { exact: true }).click();
    await expect(page).toHaveURL(`${SCREEN}?bin=only`);
    await (await openMenu(page, views.button)).getByRole('button', { name: views.add }).click();
    const form = page.getByRole('dialog', { name: views.add });
    await form.getByLabel(views.name).fill('Çöptekiler');
    await form.getByLabel(views.isDefault).check();
    await form.getByRole('button', { name: resource.save }).click();
    await expect(toast(page, views.saved({ name: 'Çöptekiler' }))).toBeVisible();
    await arriveAtOffice(page, SCREEN);
    await expect(page.getByRole('radio', { name: words.stateNames.bin })).toBeChecked();

    await page.getByText(words.stateNames.all, { exact: true }).click();
    await expect(page).toHaveURL(SCREEN);
    const arriving = page.waitForEvent('download');
    await (await openMenu(page, resource.export.button))
      .getByRole('button', { name: resource.export.csv })
      .click();
    const lines = (await readFile(await (await arriving).path(), 'utf8')).trim().split('\r\n');
    expect(lines.length).toBeGreaterThan(1);
    expect(lines[0]?.split(';')).toEqual(
      expect.arrayContaining([stored.fields.fileName.label, stored.fields.usedIn.label]),
    );
  },
);
