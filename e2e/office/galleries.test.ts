import type { Gallery } from '@ayrac/contract/office/pictures.ts';
import { addresses } from '@ayrac/domain/screen/page-address.ts';
import { office } from '@ayrac/phrases/tr/office/index.ts';
import { expectWhole } from '../axe.ts';
import { arriveAsAdmin, arriveAtOffice, moveInOffice, signInAsAdmin } from '../office.ts';
import { addBrand, beginCampaign } from '../records.ts';
import { expect, type Page, story } from '../story.ts';
import { CALLS, carry, drop, noise, panel, SCREEN, saveGallery, strip } from './gallery.ts';

const { pictures: words, fieldErrors, frame } = office;

story.use({ expectedTrouble: [/ERR_CONNECTION_RESET|400|409|503/] });

/** Pastes files while no text field has the focus. */
async function paste(page: Page, files: Readonly<Record<string, string>>): Promise<void> {
  await page.evaluate(
    (data) =>
      document.body.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, clipboardData: data })),
    await carry(page, files),
  );
}

/** Cuts the connection once, in the middle of a file. Returns the methods and offsets of the requests that follow. */
async function cutOnce(page: Page): Promise<readonly string[]> {
  const seen: string[] = [];
  let isCut = false;
  await page.route('**/api/crm/uploads/*', async (route) => {
    const request = route.request();
    const offset = request.headers()['upload-offset'] ?? '';
    if (!isCut && request.method() === 'PATCH' && offset !== '0') {
      isCut = true;
      await route.abort('connectionreset');
      return;
    }
    if (isCut) seen.push(`${request.method()} ${offset}`);
    await route.continue();
  });
  return seen;
}

/** Delays the reload of the list behind the panel after the next write. */
async function holdList(page: Page) {
  const asked = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  const lists = new RegExp(`${CALLS}(\\?|$)`);
  await page.route(lists, async (route) => {
    asked.resolve();
    await held.promise;
    await route.continue();
  });
  return {
    isAsked: asked.promise,
    release: async () => {
      held.resolve();
      await page.unroute(lists);
    },
  };
}

story(
  'an editor adds three pictures, loses the connection, and sees their order, crop and texts on the site @once',
  async ({ page, context, visitor }) => {
    await arriveAsAdmin(page, visitor, SCREEN);
    await expectWhole(page);
    // Found by its title, because other stories fill the beginning of the list.
    const q = `q=${encodeURIComponent('Damatlık set')}`;
    const { items } = await (await page.request.get(`${CALLS}?${q}`)).json();
    // Drafts of other stories have no page yet.
    const live: Gallery['campaign'][] = await (
      await page.request.get('/api/Campaign_Service/campaign')
    ).json();
    const { campaign, pictures: former } = items.find(
      ({ campaign: { id }, pictures }: Gallery) => pictures.length > 0 && live.some((one) => one.id === id),
    );
    const before = former.map(({ hash, hashEn, alt, altEn }: Record<string, unknown>) => ({
      ...{ hash, hashEn },
      ...{ alt, altEn },
    }));
    await saveGallery(page, campaign.id, []);
    // The list beside it leaves the campaign out.
    await moveInOffice(page, `${SCREEN}?${q}&lacks=texts&open=${campaign.id}`);
    await expect(panel(page).getByRole('heading', { level: 2, name: campaign.title })).toBeVisible();
    await moveInOffice(page, `${SCREEN}?${q}&open=${campaign.id}`);
    await expect(panel(page).getByText(words.empty)).toBeVisible();
    await expectWhole(page, 'html', 'dark');

    const seen = await cutOnce(page);
    await drop(page, { 'bir.png': await noise(), 'iki.png': await noise(), 'üç.png': await noise() });
    await expect(panel(page).getByText(words.count({ count: '3', most: '6' }))).toBeVisible({
      timeout: 20_000,
    });
    expect(seen).toContain('HEAD ');
    await expect(strip(page).getByRole('row')).toHaveCount(3);
    // Visitors see this campaign, so nothing is saved before all texts are written.
    await expect(panel(page).getByText(words.held.title)).toBeVisible();
    const gallery = async () => (await (await page.request.get(`${CALLS}/${campaign.id}`)).json()).pictures;
    expect(await gallery()).toEqual([]);
    await expect(panel(page).getByLabel(words.alt)).toHaveAccessibleDescription(
      new RegExp(fieldErrors.required),
    );
    await expectWhole(page);
    for (const name of ['Bir', 'İki', 'Üç']) {
      await panel(page).getByRole('button', { name: words.held.open }).click();
      await expect(panel(page).getByLabel(words.alt)).toBeFocused();
      await page.keyboard.insertText(name);
      await page.keyboard.press('Tab');
      await page.keyboard.insertText(`${name} in English`);
      await page.keyboard.press('Tab');
    }
    await expect(panel(page).getByText(words.held.title)).toBeHidden();
    await expect.poll(async () => (await gallery()).length).toBe(3);
    expect((await gallery()).map(({ alt }: { alt: string }) => alt)).toEqual(['Bir', 'İki', 'Üç']);
    const [first, second, third] = (await gallery()).map(({ hash }: { hash: string }) => hash);

    await strip(page).getByRole('row').nth(2).click();
    await page.keyboard.press('Alt+ArrowLeft');
    await page.keyboard.press('Alt+ArrowLeft');
    await expect
      .poll(async () => (await gallery()).map(({ hash }: { hash: string }) => hash))
      .toEqual([third, first, second]);

    const point = panel(page).getByRole('button', { name: words.focusAt({ x: '50', y: '50' }) });
    await point.focus();
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('Shift+ArrowRight');
    await expect(
      panel(page).getByRole('button', { name: words.focusAt({ x: '70', y: '50' }) }),
    ).toBeFocused();
    await expect.poll(async () => (await gallery())[0].picture.focus).toEqual({ x: 0.7, y: 0.5 });
    const alt = `Karlı görüntü ${visitor.email}`;
    await panel(page).getByLabel(words.alt).fill(alt);
    const list = await holdList(page);
    await panel(page).getByLabel(words.altEn).fill('Snow');
    await list.isAsked;
    await page.keyboard.press('Tab');
    await expect.poll(async () => (await gallery())[0].altEn).toBe('Snow');
    await list.release();
    await expectWhole(page);

    const site = await context.newPage();
    const address = addresses.campaign(campaign.slug);
    await expect
      .poll(async () => (await (await site.request.get(address)).text()).includes(visitor.email), {
        timeout: 2_000,
      })
      .toBe(true);
    await site.goto(address);
    await expect(site.getByRole('img', { name: alt }).first()).toBeVisible();
    await expect(site.locator('meta[property="og:image"]')).toHaveAttribute(
      'content',
      /\/pictures\/campaigns\/[\w-]+\.jpeg$/,
    );
    await saveGallery(page, campaign.id, before);

    await panel(page).getByRole('heading', { level: 2 }).focus();
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await expect(page.getByRole('link', { name: campaign.title })).toBeFocused();
    await page.keyboard.press('/');
    await expect(page.getByRole('textbox', { name: words.gallerySearch })).toBeFocused();
  },
);

story(
  'a lost answer does not stop an upload; pictures are pasted, dragged to another place and replaced',
  { tag: '@once' },
  async ({ page, visitor }) => {
    await signInAsAdmin(page, visitor);
    const campaign = await beginCampaign(page, await addBrand(page, `Kayıp ${visitor.email}`), 'Kayıp yanıt');
    const hashes = async () => {
      const { pictures } = await (await page.request.get(`${CALLS}/${campaign.id}`)).json();
      return pictures.map(({ hash }: { hash: string }) => hash);
    };
    await arriveAtOffice(page, `${SCREEN}?open=${campaign.id}`);
    await page.route('**/api/admin/pictures', (route) => route.abort('connectionreset'), { times: 1 });
    await page.route(
      `**${CALLS}/*`,
      async (route) => {
        await route.fetch();
        await route.fulfill({ status: 503, json: { status: 503, code: 'overloaded', error: '' } });
      },
      { times: 1 },
    );
    const first = await noise();
    await expect(panel(page).getByText(words.empty)).toBeVisible();
    await drop(page, { 'bir.png': first });
    await expect(panel(page).getByRole('alert')).toBeVisible({ timeout: 20_000 });
    await drop(page, { 'iki.png': await noise() });
    await expect.poll(async () => (await hashes()).length, { timeout: 20_000 }).toBe(2);
    await expect(panel(page).getByText(words.conflict)).toBeHidden();

    await drop(page, { 'bir.png': first });
    await expect(page.getByText(words.already({ name: 'bir.png' }))).toBeVisible();

    await paste(page, { 'yapıştırılan.png': await noise() });
    await expect.poll(async () => (await hashes()).length, { timeout: 20_000 }).toBe(3);
    const [one, two, pasted] = await hashes();
    const [leading, , last] = await strip(page).getByRole('row').all();
    if (leading === undefined || last === undefined) throw new Error('The strip has no three pictures.');
    await last.dragTo(leading, { targetPosition: { x: 4, y: 20 } });
    await expect.poll(hashes).toEqual([pasted, one, two]);

    await strip(page).getByRole('row').nth(1).click();
    const form = panel(page).getByRole('region', { name: words.placed({ place: '2', alt: words.unnamed }) });
    const pick = async (name: string) => {
      const chooser = page.waitForEvent('filechooser');
      await form.getByRole('button', { name }).first().click();
      const buffer = Buffer.from(await noise(), 'base64');
      await (await chooser).setFiles({ name: 'yeni.png', mimeType: 'image/png', buffer });
    };
    const undo = (text: string) =>
      page
        .locator('.toast')
        .filter({ hasText: text })
        .getByRole('button', { name: frame.toasts.undo })
        .click();
    await pick(words.replace);
    await expect.poll(async () => (await hashes()).includes(one), { timeout: 20_000 }).toBe(false);
    expect(await hashes()).toEqual([pasted, expect.any(String), two]);
    await undo(words.replaced);
    await expect.poll(hashes).toEqual([pasted, one, two]);
    await pick(words.addEnglish);
    await form.getByRole('button', { name: words.removeEnglish }).click();
    await expect(form.getByRole('button', { name: words.addEnglish })).toBeVisible();
    await undo(words.englishRemoved);
    await expect(form.getByRole('button', { name: words.removeEnglish })).toBeVisible();
    const english = async () => {
      const { pictures } = await (await page.request.get(`${CALLS}/${campaign.id}`)).json();
      return pictures[1].hashEn;
    };
    await expect.poll(english).not.toBeNull();
    // The last change of the page may still be on its way.
    await expect(() => saveGallery(page, campaign.id, [])).toPass();
  },
);
