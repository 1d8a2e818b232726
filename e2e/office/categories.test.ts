import { office } from '@ayrac/phrases/tr/office/index.ts';
import { expectWhole } from '../axe.ts';
import { tabTo } from '../keyboard.ts';
import { usernameOf } from '../member.ts';
import { arriveAtOffice, signInAsAdmin } from '../office.ts';
import { addCategory, binCategory, moveCategory } from '../records.ts';
import { expect, type Page, story } from '../story.ts';
import { undo } from './occupations.ts';

const { categories, frame, resource } = office;

/** Path of the page with the category tree. */
const SCREEN = '/admin/categories';
const TREE = '**/api/admin/categories/tree';

// One after the other, so that no main category of another story goes while this one is moved beside it.
story.describe.configure({ mode: 'default' });
// A move or a form whose category was reordered since it was loaded is refused, and sent again.
story.use({ expectedTrouble: [/409/] });

const tree = (page: Page) => page.getByRole('treegrid', { name: categories.title });
const row = (page: Page, name: string) => tree(page).getByRole('row', { name, exact: true });
const panel = (page: Page) => page.getByRole('complementary');
const nameField = (page: Page) => panel(page).getByLabel(categories.fields.name.label, { exact: true });
const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: frame.toasts.label }).getByText(text, { exact: true });
const preview = (page: Page, label: string) =>
  page.getByRole('dialog', { name: categories.preview.title({ label }) });

/** Walks with the keys to a button of a preview and presses it. */
async function confirmByKeys(page: Page, label: string, button: string): Promise<void> {
  await tabTo(page, preview(page, label).getByRole('button', { name: button }));
  await page.keyboard.press('Enter');
}

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

/** Moves with the arrow keys to the place of a drop on a category. */
async function walkToDrop(page: Page, key: 'ArrowUp' | 'ArrowDown', name: string): Promise<void> {
  await expect(async () => {
    await page.keyboard.press(key);
    await expect(page.locator(':focus')).toHaveAccessibleName(`${name} üzerine bırak`, { timeout: 50 });
  }).toPass();
}

/**
 * Drags a row above another one. Both are scrolled into view before the button is pressed, because nothing is dragged
 * after a scroll.
 */
async function dragOver(page: Page, name: string, target: string): Promise<void> {
  await row(page, target).scrollIntoViewIfNeeded();
  // The pointer goes through the name to the row, which is what is dragged.
  await row(page, name).getByText(name).hover();
  const { x, y, height } = (await row(page, target).boundingBox()) ?? { x: 0, y: 0, height: 0 };
  await page.mouse.down();
  await page.mouse.move(x + 100, y + height / 2, { steps: 8 });
}

/** Lets the tree load again only after the returned function was called. */
async function holdTree(page: Page): Promise<() => void> {
  const released = Promise.withResolvers<void>();
  await page.route(TREE, async (route) => {
    await released.promise;
    await route.continue();
  });
  return released.resolve;
}

/** Adds a category below another one. The tree is only loaded again after the form was closed. */
async function addBelowByKeys(page: Page, parent: string, name: string): Promise<void> {
  const release = await holdTree(page);
  await walkTo(page, parent, categories.addBelow({ label: parent }));
  await page.keyboard.press('Enter');
  await addByKeys(page, name, release);
  await page.unroute(TREE);
}

story(
  'a category is added and hidden, and a branch moved with a preview and back, by keyboard',
  { tag: '@once' },
  async ({ page, visitor }) => {
    // So low that the last row added is outside of the rendered rows.
    await page.setViewportSize({ width: 1440, height: 420 });
    await signInAsAdmin(page, visitor);
    const own = usernameOf(visitor);
    const nameOf = (letter: string) => `${own} ${letter}`;
    const [root, middle, leaf, closed] = ['A', 'B', 'C', 'D'].map(nameOf) as [string, string, string, string];
    await addCategory(page, middle, await addCategory(page, root, null));
    await arriveAtOffice(page, SCREEN);
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
    await confirmByKeys(page, closed, categories.preview.hide);
    await expect(toast(page, resource.saved({ label: closed }))).toBeVisible();
    await page.keyboard.press('Escape');
    await row(page, root).focus();
    await page.keyboard.press('ArrowRight');
    await addBelowByKeys(page, middle, leaf);

    // Moves the branch by its handle: the hidden category is two rows down, after the leaf.
    await walkTo(page, middle, categories.grab({ label: middle }));
    await page.keyboard.press('Enter');
    await walkToDrop(page, 'ArrowDown', closed);
    await page.keyboard.press('Enter');
    await expect(preview(page, middle)).toContainText(
      categories.preview.hides({ count: '2', campaigns: '0' }),
    );
    await expect(preview(page, middle)).toContainText(leaf);
    await confirmByKeys(page, middle, categories.preview.hide);
    await expect(toast(page, categories.moved({ label: middle, to: closed }))).toBeVisible();

    await expect(tree(page).getByRole('row', { name: new RegExp(`^${own}`) })).toHaveText([
      / A/,
      / D/,
      / B/,
      / C/,
    ]);

    // Moves it with Alt and the arrow keys: out of the hidden category to the top level.
    await expect(row(page, middle)).toBeFocused();
    await page.keyboard.press('Alt+ArrowLeft');
    await expect(preview(page, middle)).toContainText(
      categories.preview.shows({ count: '2', campaigns: '0' }),
    );
    await page.keyboard.press('Enter');
    await expect(toast(page, categories.moved({ label: middle, to: categories.roots }))).toBeVisible();

    await expect(row(page, middle)).toBeFocused();
    await page.keyboard.press('Enter');
    await tabTo(page, panel(page).getByRole('button', { name: resource.toBin }));
    await page.keyboard.press('Enter');
    await confirmByKeys(page, middle, categories.preview.hide);
    await expect(toast(page, resource.binned({ label: middle }))).toBeVisible();
    // The site's menu is again as other stories expect it.
    for (const name of [root, closed]) await binCategory(page, name);
  },
);

story(
  'categories are ordered by fast keys, dragged below a hidden one, not moved too deep, and changed in the list',
  { tag: '@once' },
  async ({ page, visitor }) => {
    await signInAsAdmin(page, visitor);
    const own = usernameOf(visitor);
    const nameOf = (letter: string) => `${own} ${letter}`;
    const [first, second, third, last, closed] = ['A', 'B', 'C', 'D', 'E'].map(nameOf) as [
      string,
      string,
      string,
      string,
      string,
    ];
    const leaf = nameOf('F');
    // All below a main category of its own, whose order no other story changes.
    const root = await addCategory(page, own, null);
    const firstId = await addCategory(page, first, root);
    for (const name of [third, last]) await addCategory(page, name, root);
    const secondId = await addCategory(page, second, root);
    await addCategory(page, leaf, secondId);
    // The tree renders the rows in view only. It scrolls to the open one, which is the last of its branch.
    await page.setViewportSize({ width: 1440, height: 560 });
    await arriveAtOffice(page, `${SCREEN}?open=${await addCategory(page, closed, root, false)}`);
    await expect(row(page, closed)).toBeVisible();
    // Other stories add rows above.
    await page.setViewportSize({ width: 1440, height: 1_200 });
    const order = tree(page).getByRole('row', { name: new RegExp(`^${own} [A-D]$`) });
    const reason = (to: string) =>
      categories.tooDeep({ label: second, to: `${own} › ${to}`, levels: '2', most: '3' });
    const refusal = (to: string) => toast(page, reason(to));

    await story.step('moved by keys pressed fast, with the form of a neighbour open', async () => {
      const moves: number[] = [];
      page.on('response', (reply) => {
        if (reply.url().endsWith('/move')) moves.push(reply.status());
      });
      await row(page, first).click();
      await expect(panel(page).getByRole('heading', { name: first })).toBeVisible();
      // Something unsaved, so that the form keeps the version with which it was opened.
      await panel(page).getByLabel(categories.fields.nameEn.label).fill('First');
      // A colleague's move gives all of them a place.
      await moveCategory(page, secondId, root, firstId);
      await row(page, last).focus();
      for (const _ of [first, second, third]) await page.keyboard.press('Alt+ArrowUp');
      await expect(order).toHaveText([/ D/, / B/, / A/, / C/]);
      // Older messages give way.
      await expect(toast(page, resource.ordered({ label: last }))).toHaveCount(3);
      // The first one was refused because of the new order, and sent again before the tree was loaded again.
      expect(moves).toEqual([409, 200, 200, 200]);
      // The form's category has a new place, too.
      await panel(page).getByRole('button', { name: resource.toBin }).click();
      await expect(preview(page, first).getByRole('button', { name: resource.cancel })).toBeFocused();
      await preview(page, first).getByRole('button', { name: categories.preview.hide }).click();
      await expect(toast(page, resource.binned({ label: first }))).toBeVisible();
      await expect(toast(page, resource.ordered({ label: last }))).toHaveCount(2);
      await expect(order).toHaveText([/ D/, / B/, / C/]);
    });

    await story.step('refused too deep a place by pointer, which offers the one beside it', async () => {
      await dragOver(page, second, third);
      await expect(page.locator('.tree-refusal')).toHaveText(reason(third));
      await page.mouse.up();
      await expect(refusal(third)).toBeVisible();
      // Stays where screen readers notice its next text.
      await expect(page.locator('.tree-box').getByRole('status')).toBeEmpty();
      await expect(order).toHaveText([/ D/, / B/, / C/]);
      await page.getByRole('button', { name: categories.moveAfter({ label: third }) }).click();
      await expect(toast(page, resource.ordered({ label: second }))).toBeVisible();
      await expect(refusal(third)).toBeHidden();
      await expect(order).toHaveText([/ D/, / C/, / B/]);
    });

    await story.step('moved below its neighbour by keys, and back, with the focus on its row', async () => {
      await row(page, third).focus();
      await page.keyboard.press('Alt+ArrowRight');
      await confirmByKeys(page, third, categories.preview.go);
      await expect(toast(page, categories.moved({ label: third, to: `${own} › ${last}` }))).toBeVisible();
      await expect(row(page, third)).toBeFocused();
      await expect(row(page, third)).toHaveAttribute('aria-level', '3');
      const release = await holdTree(page);
      await page.keyboard.press('Alt+ArrowLeft');
      await confirmByKeys(page, third, categories.preview.go);
      await expect(toast(page, categories.moved({ label: third, to: own }))).toBeVisible();
      await expect(row(page, third)).toBeFocused();
      // Does not take the focus back from a row to which the user has moved on.
      await row(page, second).focus();
      release();
      await expect(row(page, third)).toHaveAttribute('aria-level', '2');
      await expect(order).toHaveText([/ D/, / C/, / B/]);
      await page.unroute(TREE);
    });

    await story.step('refused too deep a place by keys', async () => {
      await expect(row(page, second)).toBeFocused();
      await page.keyboard.press('Alt+ArrowRight');
      await expect(refusal(third)).toBeVisible();
      await expect(order).toHaveText([/ D/, / C/, / B/]);
      await walkTo(page, second, categories.grab({ label: second }));
      await page.keyboard.press('Enter');
      await walkToDrop(page, 'ArrowUp', last);
      await expect(page.getByRole('status').filter({ hasText: reason(last) })).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(refusal(last)).toBeVisible();
      // The earlier refusal gave way.
      await expect(refusal(third)).toBeHidden();
      await expectWhole(page);
    });

    await story.step('dragged below a hidden category, with a preview', async () => {
      await row(page, second).focus();
      await page.keyboard.press('ArrowRight');
      await dragOver(page, leaf, closed);
      await page.mouse.up();
      await expect(preview(page, leaf)).toContainText(
        categories.preview.hides({ count: '1', campaigns: '0' }),
      );
      await preview(page, leaf).getByRole('button', { name: categories.preview.hide }).click();
      await expect(toast(page, categories.moved({ label: leaf, to: `${own} › ${closed}` }))).toBeVisible();
    });

    await story.step('changed in the list', async () => {
      await page.getByRole('link', { name: categories.layouts.list }).click();
      const list = page.getByRole('table', { name: categories.title });
      await expect(list).toBeVisible();
      await page.getByLabel(categories.search).fill(own);
      const names = list.getByRole('row').getByRole('link');
      await expect(names).toHaveText([own, second, third, last, closed, leaf]);
      await list.getByRole('button', { name: categories.fields.name.label, exact: true }).click();
      await expect(names.first()).toHaveText(leaf);
      await expect(list.getByRole('row', { name: second })).toContainText(own);
      for (const label of [second, third]) await page.getByLabel(resource.choose({ label })).check();
      const bar = page.getByRole('region', { name: resource.bulk });
      await bar.getByRole('button', { name: resource.deactivate }).click();
      const question = page.getByRole('dialog', { name: categories.askDeactivate.title({ count: '2' }) });
      await question.getByRole('button', { name: resource.deactivate }).click();
      await expect(list.getByText(resource.no)).toHaveCount(3);
      await expectWhole(page);
      await undo(page);
      await expect(list.getByText(resource.no)).toHaveCount(1);
    });
    await binCategory(page, own);
  },
);
