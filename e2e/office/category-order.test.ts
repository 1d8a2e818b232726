import { office } from '@ayrac/phrases/tr/office/index.ts';
import { expectWhole } from '../axe.ts';
import { usernameOf } from '../member.ts';
import { arriveAtOffice, signInAsAdmin } from '../office.ts';
import { addCategory, binCategory } from '../records.ts';
import { expect, story } from '../story.ts';
import { panel, preview, row, SCREEN, toast, tree } from './category-tree.ts';
import { undo } from './occupations.ts';

const { categories, resource } = office;

story.describe('a form that was opened before its category was reordered', () => {
  // Its version is refused, and the current one sent.
  story.use({ expectedTrouble: [/409/] });

  story(
    'a category is moved by keys pressed fast, and its neighbour put into the bin right after',
    { tag: '@once' },
    async ({ page, visitor }) => {
      await signInAsAdmin(page, visitor);
      const own = usernameOf(visitor);
      const root = await addCategory(page, own, null);
      const names = ['A', 'B', 'C', 'D'].map((letter) => `${own} ${letter}`);
      for (const name of names) await addCategory(page, name, root);
      const [first = '', , , last = ''] = names;
      // The tree renders the rows in view only, and other stories add some above.
      await page.setViewportSize({ width: 1280, height: 2_400 });
      await arriveAtOffice(page, `${SCREEN}?open=${root}`);
      await row(page, own).focus();
      await page.keyboard.press('ArrowRight');
      await row(page, first).click();
      // Something unsaved, so that the form keeps the version with which it was opened.
      await panel(page).getByLabel(categories.fields.nameEn.label).fill('First');

      await row(page, last).focus();
      for (const _ of names.slice(1)) await page.keyboard.press('Alt+ArrowUp');
      const order = tree(page)
        .getByRole('row')
        .filter({ hasText: new RegExp(`${own} [A-D]`) });
      await expect(order).toHaveText([/ D/, / A/, / B/, / C/]);
      // Older messages give way.
      await expect(toast(page, resource.ordered({ label: last }))).toHaveCount(3);

      // The first move gave all of them a place.
      await panel(page).getByRole('button', { name: resource.toBin }).click();
      await expect(preview(page, first).getByRole('button', { name: resource.cancel })).toBeFocused();
      await preview(page, first).getByRole('button', { name: categories.preview.hide }).click();
      await expect(toast(page, resource.binned({ label: first }))).toBeVisible();
      await expect(toast(page, resource.ordered({ label: last }))).toHaveCount(2);

      await story.step('the list', async () => {
        await page.getByRole('link', { name: categories.layouts.list }).click();
        const list = page.getByRole('table', { name: categories.title });
        await expect(list).toBeVisible();
        await page.getByLabel(categories.search).fill(own);
        const names = list.getByRole('row').getByRole('link');
        await expect(names).toHaveText([own, `${own} B`, `${own} C`, `${own} D`]);
        await list.getByRole('button', { name: categories.fields.name.label, exact: true }).click();
        await expect(names.first()).toHaveText(`${own} D`);
        await expect(list.getByRole('row', { name: `${own} B` })).toContainText(own);
        await page.getByLabel(resource.choose({ label: `${own} B` })).check();
        await page.getByLabel(resource.choose({ label: `${own} C` })).check();
        const bar = page.getByRole('region', { name: resource.bulk });
        await bar.getByRole('button', { name: resource.deactivate }).click();
        const question = page.getByRole('dialog', { name: categories.askDeactivate.title({ count: '2' }) });
        await question.getByRole('button', { name: resource.deactivate }).click();
        await expect(list.getByText(resource.no)).toHaveCount(2);
        await expectWhole(page);
        await undo(page);
        await expect(list.getByText(resource.no)).toHaveCount(0);
      });
      await binCategory(page, own);
    },
  );
});
