import { slugOf } from '@ayrac/domain/text/slug.ts';
import { office } from '@ayrac/phrases/tr/office/index.ts';
import sharp from 'sharp';
import { expectWhole } from '../axe.ts';
import { tabTo } from '../keyboard.ts';
import { usernameOf } from '../member.ts';
import { arriveAsAdmin, arriveAtOffice, signInAsAdmin } from '../office.ts';
import { addBrand, addCampaign, retitleCampaign } from '../records.ts';
import { expect, type Page, story } from '../story.ts';
import { begin, button, field, SCREEN, saved, step } from './campaign-wizard.ts';

const { campaignWizard: words, frame, pictures: pictureWords } = office;

story(
  'an editor writes a campaign, publishes it, sees it, and undoes the publication',
  { tag: '@once' },
  async ({ page, context, visitor }) => {
    await arriveAsAdmin(page, visitor, SCREEN);
    await expectWhole(page);
    const brand = `Marka ${usernameOf(visitor)}`;
    const title = `${brand} kış kampanyası`;
    await begin(page, brand);
    await field(page, 'title').fill(title);
    await field(page, 'discount').fill('%20 indirim');
    await field(page, 'listPrice').fill('1.250.000');
    await field(page, 'campaignPrice').fill('1.000.000');
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await saved(page);
    await expectWhole(page, 'html', 'dark');

    await button(page, words.steps.next).click();
    await expect(step(page, words.steps.content)).toBeVisible();
    await field(page, 'description').click();
    await page.keyboard.type('Kış gelmeden ');
    // What is typed right after the click goes into the text, even if the next frame is late.
    await page.evaluate(() => {
      const soon = window.requestAnimationFrame.bind(window);
      window.requestAnimationFrame = (work) => window.setTimeout(() => soon(work), 500);
    });
    await button(page, words.rich.bold).first().click();
    await page.keyboard.type('dört lastik');
    await field(page, 'conditions').fill('31 Aralık gününe kadar\nStoklarla sınırlı');
    await saved(page);
    await expectWhole(page);

    await button(page, words.steps.next).click();
    await expect(step(page, words.steps.pictures)).toBeVisible();
    const background = { r: 20, g: 83, b: 45 };
    const buffer = await sharp({ create: { width: 1600, height: 900, channels: 3, background } })
      .jpeg()
      .toBuffer();
    const shown = page
      .frameLocator(`iframe[title="${words.preview.frame}"]`)
      .locator('.gallery-strip img')
      .first();
    const cover = (await shown.getAttribute('src')) ?? '';
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'kis.jpg', mimeType: 'image/jpeg', buffer });
    await expect(shown).not.toHaveAttribute('src', cover);
    const pictures = page
      .getByRole('navigation', { name: words.steps.label })
      .getByRole('link', { name: words.steps.pictures });
    await expect(pictures).toContainText(words.steps.lacking);
    await page.getByLabel(pictureWords.alt).fill('Karda bir araba');
    await page.getByLabel(pictureWords.altEn).fill('A car in the snow');
    // The step is left while the text is being saved: it waits and asks nothing.
    const { promise: isSent, resolve: noteSent } = Promise.withResolvers<void>();
    const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/api/admin/galleries/*', async (route) => {
      noteSent();
      await isReleased;
      await route.continue();
    });
    await button(page, words.steps.next).click();
    await isSent;
    await expect(step(page, words.steps.pictures)).toBeVisible();
    release();
    await expect(step(page, words.steps.check)).toBeVisible();
    await expect(pictures).not.toContainText(words.steps.lacking);
    await expect(button(page, words.publish.now)).toBeInViewport();
    await expectWhole(page, 'html', 'dark');
    await page.goBack();
    await expect(step(page, words.steps.pictures)).toBeVisible();
    await page.goForward();

    // Nothing is published while a field cannot be saved as typed: the editor is led to it.
    await page.getByLabel(words.evidence.field).selectOption({ label: words.fields.campaignPrice.label });
    await button(page, words.evidence.add).click();
    const proof = page.getByRole('group', { name: words.evidence.of(words.fields.campaignPrice) });
    await proof.getByLabel(words.evidence.date).fill('dün');
    await button(page, words.publish.now).click();
    await expect(page.getByRole('region', { name: words.evidence.title })).toBeFocused();
    await expect(proof.getByText(office.fieldErrors['invalid-date'])).toBeVisible();
    await button(page, words.evidence.remove(words.fields.campaignPrice)).click();
    await button(page, words.publish.now).click();
    await expect(step(page, words.done.publish)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expectWhole(page);

    const address = await page.getByRole('link', { name: words.done.open }).getAttribute('href');
    const served = async () => (await page.request.get(address ?? '')).text();
    await expect.poll(served, { timeout: 2_000, intervals: [50] }).toContain('<strong>dört lastik</strong>');
    const site = await context.newPage();
    await site.goto(address ?? '');
    await expect(site.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(site.locator('strong', { hasText: 'dört lastik' })).toBeVisible();

    await page.bringToFront();
    await button(page, words.done.undo).click();
    await expect(field(page, 'title').or(step(page, words.steps.check))).toBeVisible();
    await expect(async () => {
      expect((await page.request.get(address ?? '')).status()).toBe(404);
    }).toPass({ timeout: 5_000 });
  },
);

story(
  'an editor sees former addresses and who checked a campaign, and is told of attributes that stay',
  { tag: '@once' },
  async ({ page, visitor }) => {
    const username = await signInAsAdmin(page, visitor);
    await story.step('former addresses, and who checked it', async () => {
      const slug = await addBrand(page, `Adresli ${username}`);
      const campaign = await addCampaign(page, slug, `Birinci ad ${username}`);
      await retitleCampaign(page, campaign.id, `İkinci ad ${username}`);
      await arriveAtOffice(page, `${SCREEN}?id=${campaign.id}&step=check`);
      const former = page.getByRole('list', {
        name: words.check.formerSlugs({ slug: `ikinci-ad-${slugOf(username)}` }),
      });
      await expect(former.getByRole('listitem')).toContainText(`/kampanyalar/${campaign.slug}`);
      await button(page, words.check.checkedNow).click();
      await expect(page.getByText(words.check.checkedByPublisher)).toBeVisible();
      await expectWhole(page);
      await saved(page);
      await button(page, words.publish.changes).click();
      await expect(step(page, words.done.publish)).toBeVisible();
      await arriveAtOffice(page, `${SCREEN}?id=${campaign.id}&step=check`);
      await expect(page.getByText(words.check.checkedBy({ who: username }))).toBeVisible();
    });
    await story.step('vehicle attributes that stay when the category changes are cleared', async () => {
      await arriveAtOffice(page, SCREEN);
      await begin(page, `Marka ${usernameOf(visitor)}`);
      const steps = page.getByRole('navigation', { name: words.steps.label });
      await steps.getByRole('link', { name: words.steps.content }).click();
      await field(page, 'modelYear').fill('2026');
      await field(page, 'gearType').selectOption('manual');
      await steps.getByRole('link', { name: words.steps.whose }).click();
      await expect(page.getByText(words.parts.strayVehicle)).toBeHidden();
      const category = page.getByRole('combobox', { name: words.fields.categoryId.label });
      await category.fill('Bilgisayar');
      await page
        .getByRole('option', { name: /Bilgisayar$/ })
        .first()
        .click();
      const { gearType, modelYear } = words.fields;
      const names = `${gearType.label}, ${modelYear.label}`;
      await expect(page.getByText(words.parts.strayVehicleText({ names }))).toBeVisible();
      await expectWhole(page);
      await steps.getByRole('link', { name: words.steps.content }).click();
      await expect(field(page, 'modelYear')).toHaveValue('2026');
      const clear = button(page, words.parts.clearVehicle);
      await clear.click();
      await expect(field(page, 'modelYear')).toBeHidden();
      await expect(step(page, words.steps.content)).toBeFocused();
      await button(page, frame.toasts.undo).click();
      await expect(field(page, 'modelYear')).toHaveValue('2026');
      await expect(field(page, 'gearType')).toHaveValue('manual');
      await clear.click();
      await expect(field(page, 'modelYear')).toBeHidden();
      await saved(page);
      await page.reload();
      await expect(step(page, words.steps.content)).toBeVisible();
      await expect(field(page, 'modelYear')).toBeHidden();
    });
  },
);

story('a campaign is written through all steps by keyboard', { tag: '@once' }, async ({ page, visitor }) => {
  await signInAsAdmin(page, visitor);
  const brand = `Marka ${usernameOf(visitor)}`;
  await addBrand(page, brand);
  await arriveAtOffice(page, SCREEN);
  const { keyboard } = page;
  await page.getByRole('combobox', { name: words.fields.brandId.label }).focus();
  for (const typed of [brand, 'Otomobil']) {
    await keyboard.type(typed);
    await page.getByRole('option', { name: typed, exact: true }).waitFor();
    await keyboard.press('ArrowDown');
    await keyboard.press('Enter');
    // Skips the button that creates a new record.
    await keyboard.press('Tab');
    await keyboard.press('Tab');
  }
  await expect(button(page, words.begin.start)).toBeFocused();
  await keyboard.press('Enter');
  await expect(step(page, words.steps.offer)).toBeFocused();
  await tabTo(page, field(page, 'title'));
  await keyboard.type('Tuşlarla');
  await keyboard.press('Tab');
  await keyboard.type('%10 indirim');
  await tabTo(page, button(page, words.steps.next));
  await keyboard.press('Enter');
  await expect(step(page, words.steps.content)).toBeFocused();
  await tabTo(
    page,
    page.getByRole('textbox', {
      name: new RegExp(`^${words.fields.description.label} ?${words.check.required}`),
    }),
  );
  await keyboard.press('Control+b');
  await keyboard.type('Kalın söz');
  await story.step('a link is set and removed', async () => {
    const link = button(page, words.rich.link).first();
    const linked = page.locator('.rich-text a');
    await keyboard.press('Control+a');
    await link.press('Enter');
    await keyboard.type('https://marka.example');
    await keyboard.press('Enter');
    await expect(linked).toHaveText('Kalın söz');
    await link.press('Enter');
    await tabTo(page, button(page, words.rich.remove));
    await keyboard.press('Enter');
    await expect(linked).toHaveCount(0);
  });
  await story.step('a row of facts keeps the focus when it moves', async () => {
    const { add, up, down, remove } = words.facts;
    for (const name of ['Menzil', 'Garanti']) {
      await button(page, add).press('Enter');
      await keyboard.type(name);
    }
    await button(page, up({ place: '2' })).press('Enter');
    await expect(button(page, down({ place: '1' }))).toBeFocused();
    await keyboard.press('Enter');
    await expect(button(page, up({ place: '2' }))).toBeFocused();
    for (const place of ['2', '1']) await button(page, remove({ place })).press('Enter');
    await expect(page.getByRole('region', { name: words.parts.facts })).toBeFocused();
  });
  await tabTo(page, button(page, words.steps.next));
  await keyboard.press('Enter');
  await expect(step(page, words.steps.pictures)).toBeFocused();
  await tabTo(page, button(page, words.steps.next));
  await keyboard.press('Enter');
  await expect(step(page, words.steps.check)).toBeFocused();
  await expect(button(page, words.publish.now)).not.toHaveAttribute('aria-disabled');
  await expectFitsSideways(page);
  await tabTo(page, button(page, words.publish.now));
  await keyboard.press('Enter');
  await expect(step(page, words.done.publish)).toBeFocused();
});

async function expectFitsSideways(page: Page): Promise<void> {
  const { width = 0 } = page.viewportSize() ?? {};
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
}
