import { office } from '@ayrac/phrases/tr/office/index.ts';
import { expectWhole } from '../axe.ts';
import { tabTo } from '../keyboard.ts';
import { arriveAtOffice, chooseRecord, moveInOffice, signInAsAdmin } from '../office.ts';
import { expect, story } from '../story.ts';

const { audit, leads, resource, users } = office;

story(
  'filters keep their place, open by a key, show how many are active, and are searched',
  { tag: '@once' },
  async ({ page, visitor }) => {
    const username = await signInAsAdmin(page, visitor);
    await story.step('a filter has its place and size before its script has arrived', async () => {
      const arrival = Promise.withResolvers<void>();
      await page.route(/\/reference-picker-[\w-]{8}\.js$/, async (route) => {
        await arrival.promise;
        await route.continue();
      });
      await arriveAtOffice(page, '/crm-admin/leads');
      const brand = page.getByPlaceholder(resource.anyValue({ label: leads.fields.brandId.label }));
      await expect(brand).toBeDisabled();
      const waiting = await brand.boundingBox();
      expect(waiting?.width).toBeGreaterThan(60);
      arrival.resolve();
      await expect(brand).toBeEnabled();
      expect(await brand.boundingBox()).toEqual(waiting);
    });
    await story.step('rarely used ones open by a key and stay visible while one is active', async () => {
      await moveInOffice(page, '/admin/users');
      const more = page.getByRole('button', { name: resource.moreFilters });
      const factor = page.getByRole('combobox', { name: users.fields.hasSecondFactor.label });
      await expect(more).toHaveAttribute('aria-expanded', 'false');
      await expect(factor).toBeHidden();
      await tabTo(page, more);
      await page.keyboard.press('Enter');
      await expect(factor).toBeVisible();
      await factor.selectOption('true');
      await expect(page).toHaveURL(/hasSecondFactor=true/);
      await expect(
        page.getByRole('button', { name: resource.moreFiltersHeld({ count: '1' }) }),
      ).toBeVisible();
      await expectWhole(page);

      await page.reload();
      await expect(factor).toHaveValue('true');
      await page.getByRole('button', { name: resource.moreFiltersHeld({ count: '1' }) }).click();
      await expect(factor).toBeHidden();

      // Two choices before the list is rendered again.
      await page.getByText(resource.anyValue({ label: users.fields.role.label })).click();
      await page.getByRole('group', { name: users.fields.role.label }).evaluate((group) => {
        for (const choice of [...group.querySelectorAll('input')].slice(0, 2)) choice.click();
      });
      await expect(page).toHaveURL(/role=\w+(%2C|,)\w+/);

      // On a phone all filters are behind one button.
      await page.setViewportSize({ width: 390, height: 844 });
      await moveInOffice(page, '/admin/users');
      await expect(more).toBeHidden();
      await page.getByRole('button', { name: resource.filters, exact: true }).click();
      await expect(factor).toBeVisible();
      await expectWhole(page);
    });
    await story.step('a long one is searched, and one by a record shows what it is about', async () => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await moveInOffice(page, '/admin/audit');
      const { action, actorId } = audit.fields;
      await page.getByText(resource.anyValue({ label: action.label })).click();
      const choices = page.getByRole('group', { name: action.label });
      await page.getByLabel(resource.searchChoices({ label: action.label })).fill('KAMPANYA yayim');
      const published = choices.getByLabel(action.choices['campaign-published'], { exact: true });
      // It is checked once the address has changed.
      await published.click();
      await expect(published).toBeChecked();
      await expect(page).toHaveURL(/action=campaign-published/);
      await expectWhole(page, 'html', 'dark');
      await page.getByLabel(resource.searchChoices({ label: action.label })).fill('yok böyle bir işlem');
      await expect(page.getByText(resource.noChoice)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByLabel(resource.searchChoices({ label: action.label }))).toHaveValue('');

      await chooseRecord(page, page.getByRole('combobox', { name: actorId.label }), username);
      await expect(page).toHaveURL(/actorId=/);
      await expect(page.getByText(resource.filterPrefix(actorId), { exact: true })).toBeVisible();
      await expectWhole(page);
    });
  },
);
