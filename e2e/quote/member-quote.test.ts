import { tr } from '@ayrac/phrases/tr/whole.ts';
import { expectWhole } from '../axe.ts';
import { arriveAsMember, endSessions, seesStranger, signIn } from '../member.ts';
import { campaigns } from '../places.ts';
import { arrive, expect, type Locator, type Page, story } from '../story.ts';
import type { Visitor } from '../visitor.ts';
import { openQuote, readNotice, sendButton } from './quote-form.ts';
import { change, openWizard, pick } from './wizard-steps.ts';

const { account, offer, quote, request } = tr;

/** Opens a campaign as a new member whose profile contains everything that a quote request needs. */
async function arriveAsKnownMember(page: Page, visitor: Visitor, baseURL: string | undefined) {
  await arriveAsMember(page, visitor, baseURL, campaigns.sedan);
  const { name, surname, phone, city, town } = visitor;
  const reply = await page.request.post('/api/me/profile', {
    headers: { 'sec-fetch-site': 'same-origin' },
    data: {
      ...{ name, surname, phoneNumber: phone, city, town, remindMe: true },
      ...{ gender: null, birthday: null, job: null },
    },
  });
  expect(reply.ok()).toBe(true);
}

/** Returns the number of lines of an element's text; 0 when it is hidden. */
function linesOf(element: Element): number {
  const text = document.createRange();
  text.selectNodeContents(element);
  return new Set([...text.getClientRects()].map(({ top }) => top)).size;
}

// Specification 2.11, 5.3, 6.3
story(
  'a member requests a quote in three clicks, has the campaign, and withdraws the request',
  // Only the narrow viewport has the bar with the price next to the button.
  { tag: '@narrow' },
  async ({ page, visitor, baseURL }) => {
    await arriveAsKnownMember(page, visitor, baseURL);
    const dialog = await openQuote(page);
    await expect(dialog.getByLabel(quote.name, { exact: true })).toHaveValue(visitor.name);
    await expect(dialog.getByLabel(quote.email, { exact: true })).toBeDisabled();
    await expect(dialog.getByLabel(quote.email, { exact: true })).toHaveValue(visitor.email);
    await expect(dialog.getByLabel(quote.city, { exact: true })).toHaveCount(0);
    await expect(dialog.getByText(`${visitor.town}, ${visitor.city}`)).toBeVisible();
    await readNotice(dialog).check();
    await expectWhole(page, 'dialog[open]');
    await sendButton(dialog).click();
    await expect(page.getByRole('dialog', { name: offer.sentTitle })).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
    // The button's label is longer now, but the price still fits on one line.
    expect(await page.locator('.offer-bar .figure-value').evaluate(linesOf)).toBeLessThan(2);
    await page
      .getByRole('main')
      .getByRole('link', { name: offer.held })
      .filter({ visible: true })
      .first()
      .click();

    const requests = page.getByRole('region', { name: tr.ownRequests.list.requests });
    await expect(requests).toContainText(request.meaning.received);
    await expectWhole(page, 'main', 'dark');
    const withdraw = requests.getByRole('button', { name: /^İsteği geri çek/ });
    await withdraw.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(withdraw).toBeFocused();
    await withdraw.click();
    await page.getByRole('dialog').getByRole('button', { name: request.confirm.yes }).click();
    await expect(requests.getByRole('status')).toContainText(request.withdrawn);
    // The pressed button is gone, so the focus moves to its request.
    await expect(requests.getByRole('article').getByRole('heading')).toBeFocused();
    await requests.getByRole('button', { name: request.restore }).click();
    await expect(requests.getByRole('status')).toContainText(request.restored);
    await expect(requests.getByRole('article').getByRole('heading')).toBeFocused();
    await expect(requests).toContainText(request.meaning.received);
  },
);

story.describe('session that ends during a quote', () => {
  story.use({ expectedTrouble: [/status of 401/] });

  // Specification 8.11
  story(
    'leads to signing in again and keeps the input',
    { tag: '@once' },
    async ({ page, visitor, baseURL }) => {
      await arriveAsKnownMember(page, visitor, baseURL);
      const dialog = await openQuote(page);
      await expect(dialog.getByLabel(quote.email, { exact: true })).toBeDisabled();
      await dialog.getByLabel(quote.name, { exact: true }).fill('Işılay');
      await readNotice(dialog).check();
      const { email } = visitor;
      await page.context().clearCookies();
      await sendButton(dialog).click();
      const alert = dialog.getByRole('alert');
      await expect(alert).toContainText(quote.sessionEnded);
      await alert.getByRole('link', { name: tr.shell.login }).click();
      await signIn(page, email.replace(/@.*/, ''));
      await expect(page).toHaveURL(`${campaigns.sedan}#teklif`);
      const again = page.getByRole('dialog', { name: quote.title });
      await expect(again.getByLabel(quote.name, { exact: true })).toHaveValue('Işılay');
      await readNotice(again).check();
      await sendButton(again).click();
      await expect(page.getByRole('dialog', { name: offer.sentTitle })).toBeVisible();
    },
  );

  // Specification 4.24
  story(
    'keeps a draft from another device for its owner only',
    { tag: '@once' },
    async ({ page, visitor, baseURL }) => {
      await arriveAsKnownMember(page, visitor, baseURL);
      const username = visitor.email.replace(/@.*/, '');
      const prefilled = (form: Locator) => form.getByLabel(quote.name, { exact: true });
      await expect(prefilled(await openQuote(page))).toHaveValue(visitor.name);
      await page.keyboard.press('Escape');
      const wizard = await openWizard(page);
      for (const name of ['Otomobil', 'Sıfır Otomobil', 'Sedan', 'Alazyel']) await pick(wizard, name);
      await expect(prefilled(wizard)).toHaveValue(visitor.name);
      await prefilled(wizard).fill('Işılay');
      await page.keyboard.press('Escape');
      await endSessions(username, baseURL);

      await page.getByRole('main').getByRole('button', { name: tr.campaign.bookmark, exact: true }).click();
      await seesStranger(page);
      await expect(prefilled(await openQuote(page))).toHaveValue('');
      await page.keyboard.press('Escape');
      await expect(change(await openWizard(page), 'category')).toBeHidden();
      await page.keyboard.press('Escape');
      const kept = await page.evaluate(() => Object.entries(sessionStorage));
      expect(kept.filter(([key]) => !key.startsWith('own:')).join()).not.toContain(visitor.name);

      await arrive(page, `/login?donus=${encodeURIComponent(campaigns.sedan)}`);
      await signIn(page, username);
      await expect(page).toHaveURL(campaigns.sedan);
      await page.getByRole('banner').getByRole('link', { name: tr.shell.quote }).click();
      await expect(prefilled(page.getByRole('dialog', { name: tr.wizard.title }))).toHaveValue('Işılay');
    },
  );
});

story(
  'an empty list links onwards, and missing profile data is asked for and saved',
  { tag: '@once' },
  async ({ page, visitor, baseURL }) => {
    await story.step('empty list', async () => {
      await arriveAsMember(page, visitor, baseURL, '/my-campaigns');
      await expect(page.getByRole('heading', { level: 1, name: account.myCampaigns })).toBeVisible();
      const { requestsEmpty, campaignsEmpty } = tr.ownRequests.list;
      await expect(page.getByRole('heading', { level: 3, name: requestsEmpty })).toBeVisible();
      await expect(page.getByRole('heading', { level: 3, name: campaignsEmpty })).toBeVisible();
      await expectWhole(page, 'main');
      await page.getByRole('main').getByRole('link', { name: tr.ownRequests.list.ending }).click();
      await expect(page).toHaveURL('/kampanyalar?donem=son-gunler');
    });
    await story.step('missing profile data', async () => {
      await arrive(page, campaigns.sedan);
      const dialog = await openQuote(page);
      await expect(dialog.getByLabel(quote.email, { exact: true })).toBeDisabled();
      await dialog.getByLabel(quote.name, { exact: true }).fill(visitor.name);
      await dialog.getByLabel(quote.surname).fill(visitor.surname);
      await dialog.getByLabel(quote.phone).fill(visitor.phone);
      await dialog.getByLabel(quote.city, { exact: true }).selectOption(visitor.city);
      await dialog.getByLabel(quote.town).selectOption(visitor.town);
      await readNotice(dialog).check();
      const saved = page.waitForResponse((response) => response.url().endsWith('/api/me/profile'));
      await sendButton(dialog).click();
      expect((await (await saved).json()).town).toBe(visitor.town);
    });
  },
);
