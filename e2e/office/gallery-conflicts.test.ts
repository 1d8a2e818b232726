import { office } from '@ayrac/phrases/tr/office/index.ts';
import { expectWhole } from '../axe.ts';
import { arriveAtOffice, moveInOffice, signInAsAdmin } from '../office.ts';
import { addBrand, beginCampaign } from '../records.ts';
import { expect, type Page, story } from '../story.ts';
import { CALLS, drop, noise, panel, SCREEN, saveGallery, strip } from './gallery.ts';

const { frame, pictures: words, resource } = office;

story.use({ expectedTrouble: [/ERR_CONNECTION_RESET|409/] });

/** Returns how many galleries the browser keeps for after a conflict. */
const keptGalleries = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('officeGallery:')).length);

story(
  'an editor resolves conflicts with a colleague, whole or picture by picture, and gets their own gallery back',
  { tag: '@once' },
  async ({ page, visitor }) => {
    await signInAsAdmin(page, visitor);
    const brand = await addBrand(page, `İki ${visitor.email}`);
    await story.step('both are shown; theirs is taken, and what was given up is back by undo', async () => {
      const { id } = await beginCampaign(page, brand, 'İki editör');
      await arriveAtOffice(page, `${SCREEN}?open=${id}`);
      await expect(panel(page).getByText(words.empty)).toBeVisible();
      await drop(page, { 'bir.png': await noise() });
      await panel(page).getByLabel(words.altEn).fill('Mine');
      await page.keyboard.press('Tab');
      const gallery = async () => (await (await page.request.get(`${CALLS}/${id}`)).json()).pictures;
      await expect.poll(async () => (await gallery())[0]?.altEn).toBe('Mine');
      const [{ hash }] = await gallery();
      await saveGallery(page, id, [{ hash, hashEn: null, alt: 'Onların metni', altEn: 'Mine' }]);
      await panel(page).getByLabel(words.alt).fill('Benim metnim');
      await page.keyboard.press('Tab');

      const side = (name: string) => panel(page).getByRole('region', { name, exact: true });
      await expect(side(resource.conflict.theirs)).toContainText('Onların metni');
      await expect(side(resource.conflict.mine)).toContainText('Benim metnim');
      await expect(side(resource.conflict.mine)).toContainText(words.differences.alt);
      await expect(panel(page).getByText(words.differences.altEn)).toBeHidden();
      await expectWhole(page);
      await side(resource.conflict.theirs).getByRole('button', { name: words.takeTheirs }).click();
      await expect(panel(page).getByLabel(words.alt)).toHaveValue('Onların metni');
      await page.getByRole('button', { name: frame.toasts.undo }).click();
      await expect(panel(page).getByLabel(words.alt)).toHaveValue('Benim metnim');
      await expect.poll(async () => (await gallery())[0].alt).toBe('Benim metnim');
      // The gallery that was given up is the saved one again, so it is no longer kept.
      await expect.poll(() => keptGalleries(page)).toBe(0);
    });
    await story.step('picture by picture; the gallery that was given up comes back later', async () => {
      const { id } = await beginCampaign(page, brand, 'Seçki');
      await moveInOffice(page, `${SCREEN}?open=${id}`);
      await expect(panel(page).getByText(words.empty)).toBeVisible();
      const gallery = async () => (await (await page.request.get(`${CALLS}/${id}`)).json()).pictures;
      const stored = async () =>
        (await gallery()).map(({ alt, altEn }: { alt: string; altEn: string }) => `${alt}, ${altEn}`);
      await drop(page, { 'bir.png': await noise() });
      await expect.poll(async () => (await gallery()).length).toBe(1);
      await drop(page, { 'iki.png': await noise() });
      await expect.poll(async () => (await gallery()).length).toBe(2);
      const [first, second] = await gallery();
      const saved = (hash: string, alt: string) => ({ hash, hashEn: null, alt, altEn: '' });
      // A colleague describes the first picture, and removes the second, which the editor describes.
      await saveGallery(page, id, [saved(first.hash, 'Onların metni')]);
      await strip(page).getByRole('row').nth(1).click();
      await panel(page).getByLabel(words.alt).fill('Benim metnim');
      await page.keyboard.press('Tab');

      const side = (name: string) => panel(page).getByRole('region', { name, exact: true });
      const mine = side(resource.conflict.mine);
      const place = (at: string, alt: string) => words.placed({ place: at, alt });
      const { mine: own, theirs } = resource.conflict;
      await expect(
        mine.getByRole('checkbox', { name: `${words.keepPicture} (${own}, ${place('2', 'Benim metnim')})` }),
      ).toBeChecked();
      await expect(
        side(theirs).getByRole('radio', {
          name: `${words.takeVersion} (${theirs}, ${place('1', 'Onların metni')})`,
        }),
      ).toBeChecked();
      await expectWhole(page);
      await panel(page).getByRole('button', { name: words.saveChosen }).click();
      await expect.poll(stored).toEqual(['Onların metni, ', 'Benim metnim, ']);

      // Long after the undo, even in another tab.
      await arriveAtOffice(page, `${SCREEN}?open=${id}`);
      const restore = panel(page).getByRole('button', { name: words.restoreKept });
      const toasts = page.getByRole('region', { name: frame.toasts.label });
      const undo = async (text: string) => {
        await expect(toasts.getByText(text)).toBeVisible();
        await toasts.getByRole('button', { name: frame.toasts.undo }).click();
      };
      await panel(page).getByRole('button', { name: words.forgetKept }).click();
      await expect(restore).toBeHidden();
      await undo(words.forgotten);
      await restore.click();
      await expect.poll(stored).toEqual([', ', 'Benim metnim, ']);
      await expect.poll(() => keptGalleries(page)).toBe(0);
      await undo(words.broughtBack);
      await expect.poll(stored).toEqual(['Onların metni, ', 'Benim metnim, ']);

      // The kept gallery stays until it is saved, even if that fails at first.
      await page.route(`**${CALLS}/*`, (route) => route.abort('connectionreset'));
      await restore.click();
      await expect(panel(page).getByText(words.notSaved)).toBeVisible();
      expect(await keptGalleries(page)).toBe(1);
      await page.unroute(`**${CALLS}/*`);
      await expect.poll(stored, { timeout: 20_000 }).toEqual([', ', 'Benim metnim, ']);
      await expect(restore).toBeHidden();
      expect((await gallery()).map(({ hash }: { hash: string }) => hash)).toEqual([first.hash, second.hash]);
    });
  },
);
