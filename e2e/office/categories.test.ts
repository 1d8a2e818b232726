import { slugOf } from '@ayrac/domain/text/slug.ts';
import { office } from '@ayrac/phrases/tr/office/index.ts';
import { shell } from '@ayrac/phrases/tr/shell.ts';
import { expectWhole } from '../axe.ts';
import { tabTo } from '../keyboard.ts';
import { usernameOf } from '../member.ts';
import { arriveAsAdmin, arriveAtOffice, signInAsAdmin } from '../office.ts';
import { addCategory, binCategory } from '../records.ts';
import { comeAlive, expect, type Page, story } from '../story.ts';
import { panel, preview, row, SCREEN, toast, tree } from './category-tree.ts';

const { categories, resource } = office;

// One after the other, because they all change the order of the main categories. One that another file's story changed
// first is refused, and moved again.
story.describe.configure({ mode: 'default' });
story.use({ expectedTrouble: [/409/] });
const TREE = '**/api/admin/categories/tree';

const nameField = (page: Page) => panel(page).getByLabel(categories.fields.name.label, { exact: true });

/** Types the name into the form that has just opened, adds the category, and returns to the tree. */
async function addByKeys(page: Page, name: string, onClosed = () => {}): Promise<void> {
  await expect(nameField(page)).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press('Control+s');
  await expect(toast(page, resource.created({ label: name }))).toBeVisible();
  await expect(panel(page).getByRole('heading', { name })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  onClosed();
  await expect(row(page, name)).toBeFocused();
}

/** Moves with the arrow keys from a row to one of its controls. */
async function walkTo(page: Page, name: string, control: string): Promise<void> {
  await row(page, name).focus();
  const wanted = row(page, name).getByRole('button', { name: control });
  await expect(async () => {
    await page.keyboard.press('ArrowRight');
    await expect(wanted).toBeFocused({ timeout: 100 });
  }).toPass({ timeout: 5_000 });
}

/** Adds a category below another one. The tree is only loaded again after the form was closed. */
async function addBelowByKeys(page: Page, parent: string, name: string): Promise<void> {
  const closed = Promise.withResolvers<void>();
  await page.route(TREE, async (route) => {
    await closed.promise;
    await route.continue();
  });
  await walkTo(page, parent, categories.addBelow({ label: parent }));
  await page.keyboard.press('Enter');
  await addByKeys(page, name, closed.resolve);
  await page.unroute(TREE);
}

story(
  'a branch of three levels is created, moved with a preview, and undone by keyboard',
  { tag: '@once' },
  async ({ page, context, visitor }) => {
    // So low that the last row added is outside of the rendered rows.
    await page.setViewportSize({ width: 1440, height: 420 });
    await arriveAsAdmin(page, visitor, SCREEN);
    const own = usernameOf(visitor);
    const [root, middle, leaf, closed] = ['A', 'B', 'C', 'D'].map((letter) => `${own} ${letter}`) as [
      string,
      string,
      string,
      string,
    ];
    const expectStatus = (name: string, status: number) =>
      expect
        .poll(async () => (await page.request.get(`/kategoriler/${slugOf(name)}`)).status(), {
          timeout: 5_000,
        })
        .toBe(status);

    await expect(tree(page)).toBeVisible();
    await expectWhole(page);
    await page.keyboard.press('n');
    await addByKeys(page, closed);
    await page.keyboard.press('Enter');
    await tabTo(page, panel(page).getByRole('checkbox'));
    await page.keyboard.press('Space');
    await page.keyboard.press('Control+s');
    await expect(preview(page, closed)).toContainText(
      categories.preview.hides({ count: '1', campaigns: '0' }),
    );
    await expectWhole(page, 'html', 'dark');
    await tabTo(page, preview(page, closed).getByRole('button', { name: categories.preview.hide }));
    await page.keyboard.press('Enter');
    await expect(toast(page, resource.saved({ label: closed }))).toBeVisible();
    await expectStatus(closed, 404);
    await page.keyboard.press('Escape');

    await page.keyboard.press('n');
    await addByKeys(page, root);
    await addBelowByKeys(page, root, middle);
    await addBelowByKeys(page, middle, leaf);
    await expectStatus(leaf, 200);

    // Moves the category by its handle: the hidden category is two rows down, after the leaf.
    await walkTo(page, middle, categories.grab({ label: middle }));
    await page.keyboard.press('Enter');
    await expect(async () => {
      await page.keyboard.press('ArrowDown');
      await expect(page.locator(':focus')).toHaveAccessibleName(`${closed} üzerine bırak`, { timeout: 50 });
    }).toPass();
    await page.keyboard.press('Enter');
    await expect(preview(page, middle)).toContainText(
      categories.preview.hides({ count: '2', campaigns: '0' }),
    );
    await expect(preview(page, middle)).toContainText(leaf);
    await tabTo(page, preview(page, middle).getByRole('button', { name: categories.preview.hide }));
    await page.keyboard.press('Enter');
    await expect(toast(page, categories.moved({ label: middle, to: closed }))).toBeVisible();
    await expectStatus(leaf, 404);

    // Moves it with Alt and the arrow keys: out of the hidden category to the top level, where the menu shows it.
    await row(page, middle).focus();
    await page.keyboard.press('Alt+ArrowLeft');
    await expect(preview(page, middle)).toContainText(
      categories.preview.shows({ count: '2', campaigns: '0' }),
    );
    await page.keyboard.press('Enter');
    await expect(toast(page, categories.moved({ label: middle, to: categories.roots }))).toBeVisible();
    await expectStatus(leaf, 200);
    const site = await context.newPage();
    await site.goto('/');
    await comeAlive(site);
    await tabTo(site, site.getByRole('banner').getByText(shell.categories, { exact: true }).first());
    await site.keyboard.press('Enter');
    await expect(
      site.getByRole('banner').getByRole('link', { name: new RegExp(`^${middle}`) }),
    ).toBeVisible();

    // Moves the story's categories to the bin, where the site no longer shows them.
    await page.bringToFront();
    // Other stories add categories meanwhile; a tall window renders all rows.
    await page.setViewportSize({ width: 1440, height: 2400 });
    for (const name of [root, middle]) {
      await row(page, name).focus();
      await page.keyboard.press('Enter');
      await tabTo(page, panel(page).getByRole('button', { name: resource.toBin }));
      await page.keyboard.press('Enter');
      await tabTo(page, preview(page, name).getByRole('button', { name: categories.preview.hide }));
      await page.keyboard.press('Enter');
      await expect(toast(page, resource.binned({ label: name }))).toBeVisible();
    }
    await binCategory(page, closed);
  },
);

story('a phone says how a category is moved without keys', { tag: '@narrow' }, async ({ page, visitor }) => {
  await arriveAsAdmin(page, visitor, SCREEN);
  await expect(page.getByText(categories.moveHintByTouch)).toBeVisible();
  await expect(page.getByText(categories.moveHint)).toBeHidden();
});

story(
  'a branch of three levels is dragged below a hidden category, with a preview',
  { tag: '@once' },
  async ({ page, visitor }) => {
    await signInAsAdmin(page, visitor);
    const own = usernameOf(visitor);
    const nameOf = (letter: string) => `${own} ${letter}`;
    const [root, middle, leaf, closed] = ['K', 'L', 'M', 'N'].map(nameOf) as [string, string, string, string];
    const rootId = await addCategory(page, root, null);
    await addCategory(page, leaf, await addCategory(page, middle, rootId));
    await addCategory(page, closed, null, false);
    await arriveAtOffice(page, `${SCREEN}?open=${rootId}`);
    await row(page, root).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await expect(row(page, middle)).toBeFocused();
    // The pointer goes through the handle to the row, which is what is dragged.
    await row(page, middle).dragTo(row(page, closed), { steps: 8 });
    await expect(preview(page, middle)).toContainText(
      categories.preview.hides({ count: '2', campaigns: '0' }),
    );
    await preview(page, middle).getByRole('button', { name: categories.preview.hide }).click();
    await expect(toast(page, categories.moved({ label: middle, to: closed }))).toBeVisible();
    // The site's menu is again as other stories expect it.
    await binCategory(page, root);
  },
);

story(
  'a branch of three levels is not moved below another category: the page says why and offers the place beside it',
  { tag: '@once' },
  async ({ page, visitor }) => {
    await signInAsAdmin(page, visitor);
    const own = usernameOf(visitor);
    const [root, middle, leaf, other, last] = ['P', 'R', 'S', 'T', 'U'].map(
      (letter) => `${own} ${letter}`,
    ) as [string, string, string, string, string];
    const rootId = await addCategory(page, root, null);
    await addCategory(page, leaf, await addCategory(page, middle, rootId));
    for (const name of [other, last]) await addCategory(page, name, null);
    await arriveAtOffice(page, `${SCREEN}?open=${rootId}`);
    const reason = (to: string) => categories.tooDeep({ label: root, to, levels: '3', most: '3' });
    const refusal = (to: string) => toast(page, reason(to));
    const roots = tree(page).getByRole('row', { name: new RegExp(`^${own} [PTU]$`) });
    await expect(row(page, root)).toBeVisible();

    await story.step('by pointer', async () => {
      // Another story's new category can shift the rows between two steps, so that another one is dragged, and its order
      // of the main categories can come before this one, which is then refused.
      await expect(async () => {
        await page.mouse.move(5, 5);
        await page.mouse.up();
        await row(page, root).hover();
        await page.mouse.down();
        await row(page, last).hover();
        await row(page, last).hover();
        await expect(page.locator('.tree-refusal')).toHaveText(reason(last), { timeout: 2_000 });
        await page.mouse.up();
        await expect(refusal(last)).toBeVisible({ timeout: 2_000 });
        // Stays where screen readers notice its next text.
        await expect(page.locator('.tree-box').getByRole('status')).toBeEmpty();
        await expect(roots).toHaveText([/ P/, / T/, / U/]);
        await page.getByRole('button', { name: categories.moveAfter({ label: last }) }).click();
        await expect(toast(page, resource.ordered({ label: root }))).toBeVisible({ timeout: 5_000 });
      }).toPass();
      await expect(refusal(last)).toBeHidden();
      await expect(roots).toHaveText([/ T/, / U/, / P/]);
    });

    await story.step('by keys', async () => {
      await row(page, root).focus();
      await page.keyboard.press('Alt+ArrowRight');
      // Another story's category may be the one before.
      const refusals = toast(page, reason('|').split('|')[0] ?? '');
      await expect(refusals).toHaveCount(1);
      await expect(roots).toHaveText([/ T/, / U/, / P/]);

      await walkTo(page, root, categories.grab({ label: root }));
      await page.keyboard.press('Enter');
      await expect(async () => {
        await page.keyboard.press('ArrowUp');
        await expect(page.locator(':focus')).toHaveAccessibleName(`${other} üzerine bırak`, { timeout: 50 });
      }).toPass();
      await expect(page.getByRole('status').filter({ hasText: reason(other) })).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(refusal(other)).toBeVisible();
      // The earlier refusal gave way.
      await expect(refusals).toHaveCount(1);
      await expectWhole(page);
    });
    for (const name of [root, other, last]) await binCategory(page, name);
  },
);
