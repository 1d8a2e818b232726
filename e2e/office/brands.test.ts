import { brand as words } from '@ayrac/phrases/tr/brand.ts';
import { office } from '@ayrac/phrases/tr/office/index.ts';
import { expectWhole } from '../axe.ts';
import { usernameOf } from '../member.ts';
import { arriveAsAdmin, moveInOffice } from '../office.ts';
import { addBrand } from '../records.ts';
import { expect, type Page, story } from '../story.ts';

const { brands, frame, resource } = office;
const SCREEN = '/admin/brands';

const panel = (page: Page) => page.getByRole('complementary');
const field = (page: Page, name: 'name' | 'colour') =>
  panel(page).getByLabel(brands.fields[name].label, { exact: true });
/** Not exact, because the label also says that the field is optional. */
const website = (page: Page) => panel(page).getByLabel(brands.fields.brandUrl.label);
const save = (page: Page) => panel(page).getByRole('button', { name: resource.save, exact: true });
const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: frame.toasts.label }).getByText(text);

story(
  'a brand with live campaigns is hidden only after a question; one is renamed, seen on its page, and named as before',
  { tag: '@once' },
  async ({ page, context, visitor, baseURL }) => {
    await arriveAsAdmin(page, visitor, `${SCREEN}?q=Akbank`);
    await page
      .getByRole('table', { name: brands.title })
      .getByRole('link', { name: 'Akbank', exact: true })
      .click();
    const question = page.getByRole('dialog', { name: brands.askHide.title({ label: 'Akbank' }) });
    const cancel = question.getByRole('button', { name: resource.cancel });
    await panel(page).getByRole('button', { name: resource.toBin }).click();
    await expect(cancel).toBeFocused();
    await expectWhole(page);
    await cancel.click();
    await expect(question).toBeHidden();
    await panel(page).getByRole('checkbox', { name: brands.fields.isActive.label }).uncheck();
    await save(page).click();
    await cancel.click();
    await expect(question).toBeHidden();
    const { items } = await (await page.request.get('/api/admin/brands?q=Akbank')).json();
    expect(items).toEqual([expect.objectContaining({ name: 'Akbank', isActive: true })]);
    await panel(page).getByRole('checkbox', { name: brands.fields.isActive.label }).check();

    await moveInOffice(page, SCREEN);
    await expect(panel(page)).toBeHidden();
    await expectWhole(page);
    // A new brand has a colour, so that its name is enough to add it.
    await page.keyboard.press('n');
    await expect(field(page, 'colour')).toHaveValue('#334155');
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    const name = `Marka ${usernameOf(visitor)}`;
    const later = `Yeni ${name}`;
    const slug = await addBrand(page, name);
    await moveInOffice(page, `${SCREEN}?q=${encodeURIComponent(name)}`);
    await page.getByRole('table', { name: brands.title }).getByRole('link', { name, exact: true }).click();
    await website(page).fill('marka.example');
    await field(page, 'colour').fill('#ffff00');
    await save(page).click();
    await expect(panel(page).getByText(office.fieldErrors['invalid-website'])).toBeVisible();
    await expect(panel(page).getByText(office.fieldErrors['pale-colour'])).toBeVisible();
    await expect(website(page)).toBeFocused();
    await expectWhole(page, 'html', 'dark');

    await website(page).fill('https://marka.example');
    await panel(page).getByLabel(resource.pickColour).fill('#7f1d1d');
    await expect(field(page, 'colour')).toHaveValue('#7F1D1D');
    await field(page, 'name').fill(later);
    await save(page).click();
    await expect(toast(page, resource.saved({ label: later }))).toBeVisible();
    const leadsTo = async (address: string) => (await page.request.get(address)).url();
    await expect
      .poll(() => leadsTo(`/marka/${slug}`), { timeout: 5_000 })
      .toBe(`${baseURL}/marka/yeni-${slug}`);
    const site = await context.newPage();
    await site.goto(`/marka/${slug}`);
    await expect(site.getByRole('heading', { level: 1, name: words.title({ name: later }) })).toBeVisible();

    await page.bringToFront();
    await page.getByRole('button', { name: frame.toasts.undo }).last().click();
    await expect(toast(page, frame.toasts.undone)).toBeVisible();
    await expect(field(page, 'name')).toHaveValue(name);
    await expect
      .poll(() => leadsTo(`/marka/yeni-${slug}`), { timeout: 5_000 })
      .toBe(`${baseURL}/marka/${slug}`);
  },
);
