import { office as officeEn } from '@ayrac/phrases/en/office/index.ts';
import { office } from '@ayrac/phrases/tr/office/index.ts';
import { expectWhole } from '../axe.ts';
import { tabTo } from '../keyboard.ts';
import { arriveAsAdmin, arriveAtOffice, signInAsAdmin } from '../office.ts';
import { addOccupations } from '../records.ts';
import { expectFits } from '../small-window.ts';
import { expect, type Page, story } from '../story.ts';
import { link, list, listOf, nameField, nameOf, panel, search, toast } from './occupations.ts';

const { resource } = office;
const { keys } = resource;

story(
  'the list and the record are usable by keyboard, and have no axe violations',
  { tag: '@wide' },
  async ({ page, visitor }) => {
    await arriveAsAdmin(page, visitor);
    const name = nameOf(visitor);
    const long = `${name} ${'uzunad'.repeat(8)}`;
    await addOccupations(page, `${name} A`, `${name} B`, long);
    await page.keyboard.press('/');
    await expect(search(page)).toBeFocused();
    await page.keyboard.type(name);
    await expect(list(page).getByRole('link')).toHaveCount(3);
    await tabTo(page, page.getByLabel(resource.choose({ label: `${name} A` })));
    await page.keyboard.press('j');
    await expect(link(page, `${name} B`)).toBeFocused();
    await page.keyboard.press('x');
    await expect(page.getByLabel(resource.choose({ label: `${name} B` }))).toBeChecked();
    await page.keyboard.press('k');
    await page.keyboard.press('Enter');
    await expect(panel(page).getByRole('heading', { name: `${name} A` })).toBeFocused();
    await page.keyboard.press('j');
    await expect(panel(page).getByRole('heading', { name: `${name} B` })).toBeVisible();
    await page.keyboard.press('e');
    await expect(nameField(page)).toBeFocused();
    // In a field, letters are text and not shortcuts.
    await page.keyboard.press('End');
    await page.keyboard.type('xjk?');
    await page.keyboard.press('Control+s');
    await expect(toast(page, resource.saved({ label: `${name} Bxjk?` }))).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(link(page, `${name} Bxjk?`)).toBeFocused();
    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: keys.title });
    await expect(help.getByText(keys.order)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(help).toBeHidden();
    await expectNoViolations(page, office, long);
  },
);

story(
  'the list and the record fit the narrowest window, and have no axe violations in English',
  { tag: '@narrow' },
  async ({ page, visitor }) => {
    await signInAsAdmin(page, visitor);
    const name = `${nameOf(visitor)} ${'uzunad'.repeat(8)}`;
    await addOccupations(page, name, `${name} 2`, `${name} 3`, `${name} 4`);
    await arriveAtOffice(page, listOf(name));
    await expect(link(page, name).first()).toBeVisible();
    await expectFits(page);
    await page.getByRole('button', { name: resource.filters, exact: true }).click();
    await list(page).getByRole('checkbox').first().check();
    await expectFits(page);
    await link(page, name).first().click();
    await expect(panel(page).getByRole('heading', { level: 2 })).toBeFocused();
    await expectFits(page);

    await page.evaluate(() => localStorage.setItem('locale', 'en'));
    await arriveAtOffice(page, listOf(name));
    await expectNoViolations(page, officeEn, name);
  },
);

/**
 * Checks the list and a record. Each language is checked in one viewport, because the effect of its words is the same in
 * both.
 */
async function expectNoViolations(page: Page, words: typeof office | typeof officeEn, name: string) {
  const table = page.getByRole('table', { name: words.occupations.title });
  await table.getByRole('checkbox', { name: words.resource.choose({ label: name }), exact: true }).check();
  await expectWhole(page);
  await table.getByRole('link').last().click();
  await expect(page.getByRole('complementary').getByRole('heading', { level: 2 })).toBeFocused();
  await expectWhole(page, 'html', 'dark');
}
