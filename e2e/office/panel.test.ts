import { office } from '@ayrac/phrases/tr/office/index.ts';
import { expectWhole } from '../axe.ts';
import { nextCode, signInByCall } from '../member.ts';
import { arriveAsAdmin, arriveAtOffice, makeAdmin, moveInOffice } from '../office.ts';
import { addBrand } from '../records.ts';
import { expect, type Page, story } from '../story.ts';
import { newVisitor } from '../visitor.ts';

const { resource } = office;
const SCREEN = '/admin/brands';

const edgeOf = (page: Page) => page.getByRole('separator', { name: resource.panelWidth });
const widthOf = async (page: Page) =>
  Math.round((await page.getByRole('complementary').boundingBox())?.width ?? 0);

/** Opens the first record of the list. */
async function openFirst(page: Page): Promise<void> {
  await page.getByRole('row').nth(1).getByRole('link').click();
  await expect(page.getByRole('complementary')).toBeVisible();
}

story(
  'a person makes the panel beside a list wider, and finds it so again; messages leave it and the actions free',
  { tag: '@wide' },
  async ({ page, context, visitor }) => {
    await story.step('wider by keys and by dragging, for this person alone', async () => {
      await arriveAsAdmin(page, visitor, SCREEN);
      await openFirst(page);
      const edge = edgeOf(page);
      const first = await widthOf(page);
      await expect(edge).toHaveAttribute('aria-valuenow', String(first));
      await expect(page.getByRole('complementary')).toHaveId(
        (await edge.getAttribute('aria-controls')) ?? '',
      );
      await expectWhole(page);

      await edge.focus();
      await page.keyboard.press('ArrowLeft');
      await expect.poll(() => widthOf(page)).toBe(first + 16);
      await page.keyboard.press('Home');
      await expect.poll(() => widthOf(page)).toBe(320);
      await expect(edge).toHaveAttribute('aria-valuenow', '320');

      // Grabbed beside its middle, it does not jump.
      const drag = await grab(page);
      await drag(-60);
      await drag(-120);
      await page.mouse.up();
      await expect.poll(() => widthOf(page)).toBe(440);
      await page.reload();
      await expect.poll(() => widthOf(page)).toBe(440);
      const dragAgain = await grab(page);
      await dragAgain(60);
      await expect.poll(() => widthOf(page)).toBe(380);
      await edge.dispatchEvent('pointercancel');
      await expect.poll(() => widthOf(page)).toBe(440);
      await page.mouse.up();
      await edge.press('Enter');
      await expect.poll(() => widthOf(page)).toBe(first);
      await edge.press('Home');
      await edge.dblclick();
      await expect.poll(() => widthOf(page)).toBe(first);

      // A click alone keeps the default, which depends on the window.
      await edge.click();
      await page.setViewportSize({ width: 1920, height: 900 });
      await expect.poll(() => widthOf(page)).toBeGreaterThan(first);
      await page.setViewportSize({ width: 1440, height: 900 });
      await expect.poll(() => widthOf(page)).toBe(first);

      // Another person at the same browser has their own.
      await edge.press('End');
      const { username, secret } = await makeAdmin(newVisitor());
      await context.clearCookies({ name: /accessToken|refreshToken/ });
      await signInByCall(page, username, nextCode(secret));
      await arriveAtOffice(page, SCREEN);
      await openFirst(page);
      expect(await widthOf(page)).toBe(first);
    });
    await story.step(
      'a message covers no action on selected records, also beside an open record',
      async () => {
        await moveInOffice(page, '/admin/campaigns');
        await page.getByRole('row').nth(1).getByRole('checkbox').check();
        // An export that never begins, to be cancelled.
        await page.route('**/api/admin/campaigns/export?*', () => {});
        await expectClearOfActions(page);
        await openFirst(page);
        await expectBeside(page);
        await expectClearOfActions(page);
      },
    );
    await story.step('galleries, categories and messages have their panel beside them as well', async () => {
      await moveInOffice(page, '/admin/campaign-images');
      const panel = page.getByRole('complementary');
      await page.getByRole('main').locator('.galleries').getByRole('link').first().click();
      await expectBeside(page);
      await moveInOffice(page, '/admin/categories');
      await page.getByRole('treegrid').getByRole('row').first().click();
      await expectBeside(page);
      await edgeOf(page).press('Home');
      await expect.poll(() => widthOf(page)).toBe(320);
      const [{ id: campaignId }] = await (await page.request.get('/api/Campaign_Service/campaign')).json();
      const report = { campaignId, reason: 'wrong-price', text: visitor.email, tookMs: 9_000 };
      await page.request.post('/api/public/reports', {
        data: { ...report, email: visitor.email },
        headers: { 'sec-fetch-site': 'same-origin' },
      });
      await moveInOffice(page, '/admin/inbox');
      await page.getByRole('row').nth(1).getByRole('link').first().click();
      await expectBeside(page);
      // A thread is wider than a form, and has its own width.
      expect((await panel.boundingBox())?.width).toBeGreaterThan(500);
      await edgeOf(page).press('Home');
      await expect.poll(() => widthOf(page)).toBe(416);
      await edgeOf(page).press('Enter');
      // Also where little room is left, the list keeps its own.
      await page.setViewportSize({ width: 1240, height: 900 });
      await expect(edgeOf(page)).toHaveAttribute('aria-valuenow', String(await widthOf(page)));
      expect((await page.locator('.list').boundingBox())?.width).toBeGreaterThanOrEqual(480);
      await page.setViewportSize({ width: 1440, height: 900 });
    });
    await story.step('a message after saving covers no part of the panel, however wide it is', async () => {
      await addBrand(page, `Geniş ${visitor.email}`);
      await moveInOffice(page, SCREEN);
      await openFirst(page);
      await edgeOf(page).press('End');
      await expectClearAfterSaving(page, `Daha geniş ${visitor.email}`);

      // Beside the collapsed navigation, there is room for both in a narrower window.
      await page.getByRole('button', { name: office.frame.navigation.narrow }).click();
      await page.setViewportSize({ width: 1200, height: 900 });
      await expectBeside(page);
      await expectClearAfterSaving(page, `Dar pencerede ${visitor.email}`);

      // A list with larger type is wider, since the message is too.
      const device = await page.context().newCDPSession(page);
      await device.send('Page.setFontSizes', { fontSizes: { standard: 24 } });
      await page.setViewportSize({ width: 1920, height: 900 });
      await page.reload();
      await expectBeside(page);
      await edgeOf(page).press('End');
      await expectClearAfterSaving(page, `Büyük yazıyla ${visitor.email}`);
    });
  },
);

/** Cancels an export and expects the message about it away from the bar of the selected records. */
async function expectClearOfActions(page: Page): Promise<void> {
  await page.locator(`summary[aria-label="${resource.export.button}"]`).click();
  await page.getByRole('button', { name: resource.export.csv }).click();
  await page.getByRole('button', { name: resource.export.cancel }).click();
  const messages = page.getByRole('region', { name: office.frame.toasts.label });
  const message = messages.getByText(resource.export.cancelled).last();
  await expect(message).toBeVisible();
  const shown = await message.boundingBox();
  const bar = await page.getByRole('region', { name: resource.bulk }).boundingBox();
  expect((shown?.y ?? 0) + (shown?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
}

/** Renames the open record and expects the message about it to the left of the panel. */
async function expectClearAfterSaving(page: Page, label: string): Promise<void> {
  const panel = page.getByRole('complementary');
  await panel.getByRole('textbox').first().fill(label);
  await panel.getByRole('button', { name: resource.save, exact: true }).click();
  const messages = page.getByRole('region', { name: office.frame.toasts.label });
  await expect(messages.getByText(resource.saved({ label }))).toBeVisible();
  const [shown, beside] = [await messages.boundingBox(), await panel.boundingBox()];
  expect((shown?.x ?? 0) + (shown?.width ?? 0)).toBeLessThanOrEqual(beside?.x ?? 0);
}

/** Grabs the edge at its left side with the mouse. Returns how to move it from there. */
async function grab(page: Page): Promise<(by: number) => Promise<void>> {
  const at = await edgeOf(page).boundingBox();
  const [x, y] = [(at?.x ?? 0) + 3, (at?.y ?? 0) + 100];
  await page.mouse.move(x, y);
  await page.mouse.down();
  return (by) => page.mouse.move(x + by, y);
}

/** Expects the open panel at the right of the page, after the edge. */
async function expectBeside(page: Page): Promise<void> {
  const edge = edgeOf(page);
  await expect(edge).toBeVisible();
  const [left, right] = [await edge.boundingBox(), await page.getByRole('complementary').boundingBox()];
  expect(right?.x).toBe((left?.x ?? 0) + (left?.width ?? 0));
  expect(left?.x).toBeGreaterThan(400);
}
