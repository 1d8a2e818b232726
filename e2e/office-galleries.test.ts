import { randomBytes } from 'node:crypto';
import type { Gallery } from '@ayrac/contract/office/pictures.ts';
import { addresses } from '@ayrac/domain/page-address.ts';
import { office } from '@ayrac/phrases/tr/office/index.ts';
import sharp from 'sharp';
import { expectWhole } from './axe.ts';
import { arriveAsAdmin, arriveAtOffice, signInAsAdmin } from './office.ts';
import { addBrand, beginCampaign } from './records.ts';
import { expect, type Page, story } from './story.ts';

const { frame, pictures: words, resource, fieldErrors } = office;
const SCREEN = '/admin/campaign-images';
const CALLS = '/api/admin/galleries';

story.use({ expectedTrouble: [/ERR_CONNECTION_RESET|400|409|503/] });

const strip = (page: Page) => page.getByRole('grid', { name: words.strip });
const panel = (page: Page) => page.getByRole('complementary');

/** Returns how many galleries the browser keeps for after a conflict. */
const keptGalleries = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('officeGallery:')).length);

/** Returns a picture of noise, which no format can compress well, so that it is uploaded in several chunks. */
async function noise(): Promise<string> {
  const raw = { width: 960, height: 540, channels: 3 } as const;
  const png = await sharp(randomBytes(raw.width * raw.height * raw.channels), { raw })
    .png()
    .toBuffer();
  return png.toString('base64');
}

/** Returns PNG files as a browser hands them over when they are dropped or pasted. */
function carry(page: Page, files: Readonly<Record<string, string>>) {
  return page.evaluateHandle((named) => {
    const transfer = new DataTransfer();
    for (const [name, base64] of Object.entries(named)) {
      const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
      transfer.items.add(new File([bytes], name, { type: 'image/png' }));
    }
    return transfer;
  }, files);
}

/** Drops files on the gallery as with a mouse. */
async function drop(page: Page, files: Readonly<Record<string, string>>): Promise<void> {
  await page.locator('.drop-zone').dispatchEvent('drop', { dataTransfer: await carry(page, files) });
}

/** Pastes files while no text field has the focus. */
async function paste(page: Page, files: Readonly<Record<string, string>>): Promise<void> {
  await page.evaluate(
    (data) =>
      document.body.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, clipboardData: data })),
    await carry(page, files),
  );
}

async function saveGallery(page: Page, campaign: string, pictures: readonly object[]) {
  const { version } = await (await page.request.get(`${CALLS}/${campaign}`)).json();
  const reply = await page.request.patch(`${CALLS}/${campaign}`, {
    data: { version, pictures },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  expect(reply.ok(), await reply.text()).toBe(true);
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
    const { items } = await (await page.request.get(CALLS)).json();
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
    await arriveAtOffice(page, `${SCREEN}?lacks=texts&open=${campaign.id}`);
    await expect(panel(page).getByRole('heading', { level: 2, name: campaign.title })).toBeVisible();
    await arriveAtOffice(page, `${SCREEN}?open=${campaign.id}`);
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
    const chooser = page.waitForEvent('filechooser');
    const form = panel(page).getByRole('region', { name: words.placed({ place: '2', alt: words.unnamed }) });
    await form.getByRole('button', { name: words.replace }).first().click();
    const buffer = Buffer.from(await noise(), 'base64');
    await (await chooser).setFiles({ name: 'yeni.png', mimeType: 'image/png', buffer });
    await expect.poll(async () => (await hashes()).includes(one), { timeout: 20_000 }).toBe(false);
    expect(await hashes()).toEqual([pasted, expect.any(String), two]);
    await saveGallery(page, campaign.id, []);
  },
);

story(
  'an editor sees both galleries when a colleague saved another one, takes theirs and gets the own one back',
  { tag: '@once' },
  async ({ page, visitor }) => {
    await signInAsAdmin(page, visitor);
    const { id } = await beginCampaign(page, await addBrand(page, `İki ${visitor.email}`), 'İki editör');
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
    // The own gallery is the saved one again, so it is no longer kept.
    await expect.poll(() => keptGalleries(page)).toBe(0);
  },
);

story(
  'an editor resolves a conflict of two galleries picture by picture, and later gets the own one back',
  { tag: '@once' },
  async ({ page, visitor }) => {
    await signInAsAdmin(page, visitor);
    const { id } = await beginCampaign(page, await addBrand(page, `Seçki ${visitor.email}`), 'Seçki');
    await arriveAtOffice(page, `${SCREEN}?open=${id}`);
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
  },
);
