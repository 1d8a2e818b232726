import { tr } from '@ayrac/phrases/tr/whole.ts';
import { campaigns } from '../places.ts';
import { attempt, readNotice } from '../quote/quote-form.ts';
import { expect, type Page, story } from '../story.ts';

const { quote, fieldErrors, offer } = tr;

story.use({ cookies: 'unanswered', javaScriptEnabled: false, expectedTrouble: [/status of 4\d\d/] });

// Specification 2.43
story(
  'the bar, home, category and campaign pages link to each other',
  { tag: '@once' },
  async ({ page, context }) => {
    const bar = page.getByRole('banner');
    await page.goto('/about');
    await page.getByRole('link', { name: tr.footer.cookieSettings }).click();
    await expect(page).toHaveURL('/cookie-policy');
    expect(await context.cookies()).toEqual([]);
    await bar.getByRole('link', { name: tr.shell.categories }).filter({ visible: true }).click();
    await expect(page).toHaveURL('/kategoriler');
    await bar.getByRole('searchbox', { name: tr.shell.search.label }).fill('sigrta');
    await bar.getByRole('button', { name: tr.shell.search.submit, exact: true }).click();
    await expect(page).toHaveURL('/search?q=sigrta');
    await expect(page.getByText(tr.search.corrected({ corrected: 'sigorta' }))).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
    await bar.getByRole('link', { name: tr.shell.quote }).click();
    await expect(page).toHaveURL('/kategoriler');
    await expect(page.getByText(tr.category.index.lede)).toBeVisible();
    await page.goto('/');
    await expect(page.getByRole('article').first()).toBeVisible();
    await expectRoomInNewsletter(page);
    const sentence = page.getByRole('form', { name: tr.sentence.label });
    await sentence.getByRole('combobox', { name: tr.sentence.category.label }).selectOption('elektrikli');
    await sentence.getByRole('combobox', { name: tr.sentence.price.label }).selectOption('2000000');
    await sentence.getByRole('combobox', { name: tr.sentence.city.label }).selectOption('izmir');
    await sentence.getByRole('button', { name: tr.sentence.show }).click();
    await expect(page).toHaveURL('/kampanyalar?fiyat=-2000000&kategori=elektrikli&sehir=izmir');
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.goto('/');
    await page
      .getByRole('region', { name: tr.home.categories })
      .getByRole('link', { name: /^Otomobil/ })
      .click();
    await expect(page.getByRole('article')).toHaveCount(24);
    await page.getByText(`${tr.list.sort}: ${tr.list.orders['ending-soon']}`).click();
    await page.getByRole('link', { name: tr.list.orders.price }).click();
    await expect(page).toHaveURL('/kategoriler/otomobil?siralama=fiyat');
    await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('tab', { name: tr.campaignReading.details }).click();
    await expect(page.getByRole('table', { name: tr.campaignReading.figuresCaption })).toBeVisible();
  },
);

story(
  'a quote keeps its input when it returns with errors, then succeeds',
  { tag: '@once' },
  async ({ page, visitor }) => {
    await page.goto(campaigns.sedan);
    await page.getByRole('main').getByRole('link', { name: offer.action }).click();
    await expect(page).toHaveURL(`${campaigns.sedan}/teklif`);
    const form = page.getByRole('main');
    await form.getByLabel(quote.name, { exact: true }).fill(visitor.name);
    await form.getByLabel(quote.city, { exact: true }).selectOption(visitor.city);
    await form.getByRole('textbox', { name: quote.town }).fill('Kadıköy');
    await send(page);
    await expect(form.getByLabel(quote.surname)).toHaveAccessibleDescription(quote.missing.surname);
    await expect(form.getByRole('textbox', { name: quote.town })).toHaveAccessibleDescription(
      fieldErrors['unknown-town'],
    );
    await expect(form.getByLabel(quote.name, { exact: true })).toHaveValue(visitor.name);
    await expect(form.getByLabel(quote.city, { exact: true })).toHaveValue(visitor.city);

    await form.getByLabel(quote.surname).fill(visitor.surname);
    await form.getByLabel(quote.email, { exact: true }).fill(visitor.email);
    await form.getByLabel(quote.phone).fill(`0${visitor.phone}`);
    await form.getByRole('textbox', { name: quote.town }).fill(visitor.town);
    await readNotice(form).check();
    await send(page);
    await expect(page.getByRole('heading', { level: 1, name: offer.sentTitle })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: offer.register })).toBeVisible();
  },
);

async function send(page: Page): Promise<void> {
  await attempt(page.getByRole('main').getByRole('button', { name: quote.send }));
}

/** Expects the newsletter's form to keep its field and button apart, in a narrow window as well. */
async function expectRoomInNewsletter(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: tr.newsletter.submit });
  const form = page.locator('form').filter({ has: button });
  const wide = page.viewportSize();
  for (const size of [{ width: 390, height: 844 }, wide]) {
    if (size !== null) await page.setViewportSize(size);
    const gap = await form.evaluate((own) => Number.parseFloat(getComputedStyle(own).rowGap));
    expect(gap).toBeGreaterThanOrEqual(8);
  }
}
