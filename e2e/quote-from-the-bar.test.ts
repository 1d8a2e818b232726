import { tr } from '@ayrac/phrases/tr/whole.ts';
import type { Locator } from '@playwright/test';
import { attempt, fillQuote, readNotice } from './quote-form.ts';
import { arrive, expect, type Page, story } from './story.ts';
import { change, goToContact, offer, openWizard, pick, sendButton, unfoldDetails } from './wizard-steps.ts';

const { quote, wizard: phrases, errors, shell } = tr;
const A_DAY_MS = 86_400_000;
const SUBMISSION = '**/form-submission/anonymous';
const CATEGORIES = '**/api/Campaign_Service/category';
const CAMPAIGNS = '**/api/public/quote-choices?*';
const CAMPAIGN = '**/api/public/campaigns/*';

const question = (wizard: Locator, step: keyof typeof phrases.questions) =>
  wizard.getByRole('heading', { name: phrases.questions[step] });

story(
  'a visitor chooses a category, a sub-category and a campaign, asks for a quote, and is invited to register',
  async ({ page, visitor }) => {
    await page.clock.install();
    await arrive(page, '/marka');
    const wizard = await openWizard(page);
    await pick(wizard, 'Otomobil');
    await expect(question(wizard, 'sub-category')).toBeFocused();
    await pick(wizard, 'Sıfır Otomobil');
    await pick(wizard, 'Sedan');
    await expect(question(wizard, 'campaign')).toBeFocused();
    await pick(wizard, 'Alazyel');
    await expect(question(wizard, 'contact')).toBeFocused();
    await expect(wizard.getByText(quote.trust.receiver({ brand: 'Alazyel' }))).toBeVisible();
    await expect(wizard.getByText(quote.trust.answer)).toBeVisible();
    await unfoldDetails(wizard);
    await expect(wizard.getByRole('region', { name: tr.campaignPage.gallery })).toBeVisible();
    await expect(wizard.getByRole('table', { name: tr.campaignPage.figuresCaption })).toBeVisible();
    await fillQuote(wizard, visitor);
    await page.clock.pauseAt(Date.now() + A_DAY_MS);
    await sendButton(wizard).click();
    const said = quote.sent({ brand: 'Alazyel' });
    const success = page.getByRole('dialog', { name: quote.sentTitle });
    await expect(success.getByText(said)).toBeVisible();
    await page.clock.runFor(1_900);
    await expect(success).toBeVisible();
    await page.clock.runFor(200);
    await expect(success).toBeHidden();
    const invitation = page.getByRole('dialog', { name: quote.registerTitle });
    await expect(invitation.getByText(said)).toBeVisible();
    await expect(invitation.getByRole('link', { name: quote.register })).toHaveAttribute('href', '/register');
    await invitation.getByRole('button', { name: quote.notNow }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('region', { name: phrases.toasts }).getByText(said)).toBeVisible();
    const again = await openWizard(page);
    await expect(question(again, 'category')).toBeVisible();
    await expect(change(again, 'category')).toBeHidden();
  },
);

story('every step leads back, keeps what was chosen, and can be changed', async ({ page }) => {
  await arrive(page, '/marka');
  const wizard = await openWizard(page);
  await goToContact(wizard);
  const back = wizard.getByRole('button', { name: phrases.back, exact: true });
  await back.click();
  await expect(question(wizard, 'campaign')).toBeFocused();
  await expect(offer(wizard, 'Alazyel')).toHaveAttribute('aria-pressed', 'true');
  await back.click();
  await expect(question(wizard, 'sub-category')).toBeFocused();
  await expect(offer(wizard, 'Sedan')).toHaveAttribute('aria-pressed', 'true');
  await wizard.getByRole('button', { name: phrases.beside({ category: 'Otomobil' }) }).click();
  await pick(wizard, 'Lastik');
  await expect(question(wizard, 'campaign')).toBeFocused();
  await change(wizard, 'sub-category').click();
  await expect(offer(wizard, 'Lastik')).toHaveAttribute('aria-pressed', 'true');
  await back.click();
  await expect(question(wizard, 'category')).toBeFocused();
  await expect(back).toBeHidden();
  await wizard.getByRole('button', { name: phrases.next }).click();
  await expect(question(wizard, 'sub-category')).toBeFocused();
  await pick(wizard, 'Sıfır Otomobil');
  await wizard.getByRole('button', { name: phrases.next }).click();
  await expect(question(wizard, 'campaign')).toBeVisible();
  await expect(wizard.getByText(phrases.counters.campaign({ count: '24' }))).toBeVisible();
  await pick(wizard, 'Alazyel');
  await change(wizard, 'category').click();
  await pick(wizard, 'Sigorta');
  await expect(change(wizard, 'category')).toHaveAccessibleName(/Sigorta/);
  await expect(question(wizard, 'sub-category')).toBeFocused();
});

story(
  'Continue says what is missing and leads to it; a long list is searched in any spelling',
  async ({ page }) => {
    await arrive(page, '/marka');
    const wizard = await openWizard(page);
    const next = wizard.getByRole('button', { name: phrases.next });
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await expect(wizard.getByText(phrases.missing.category)).toBeHidden();
    await attempt(next);
    await expect(wizard.getByText(phrases.missing.category)).toBeVisible();
    await expect(offer(wizard, 'Eğitim')).toBeFocused();
    await expect(wizard.getByText(phrases.counters.category({ count: '12' }))).toBeVisible();
    const filter = wizard.getByRole('searchbox', { name: phrases.filter });
    await filter.fill('SAGLIK');
    await expect(wizard.getByText(phrases.found({ found: '1', count: '12' }))).toBeVisible();
    await expect(offer(wizard, 'Sağlık ve Güzellik')).toBeVisible();
    await expect(offer(wizard, 'Otomobil')).toBeHidden();
    await filter.fill('qqqq');
    await expect(wizard.getByText(phrases.noMatch({ term: 'qqqq' }))).toBeVisible();
    await wizard.getByRole('button', { name: phrases.clear }).click();
    await expect(offer(wizard, 'Otomobil')).toBeVisible();
  },
);

story('the quote is asked for by keyboard alone', async ({ page, visitor }) => {
  await arrive(page, '/about');
  await page.getByRole('banner').getByRole('link', { name: shell.quote }).press('Enter');
  const wizard = page.getByRole('dialog', { name: phrases.title });
  await tabTo(page, offer(wizard, 'Sigorta'));
  await page.keyboard.press('Enter');
  await expect(question(wizard, 'sub-category')).toBeFocused();
  await tabTo(page, offer(wizard, 'Evcil Hayvan'));
  await page.keyboard.press('Space');
  await expect(question(wizard, 'campaign')).toBeFocused();
  await tabTo(
    page,
    wizard.getByRole('list', { name: phrases.questions.campaign }).getByRole('button').first(),
  );
  await page.keyboard.press('Enter');
  await expect(question(wizard, 'contact')).toBeFocused();
  await expect(wizard.getByLabel(quote.name, { exact: true })).toBeVisible();
  await tabTo(page, sendButton(wizard));
  await page.keyboard.press('Enter');
  await expect(wizard.getByLabel(quote.name, { exact: true })).toBeFocused();
  for (const text of [visitor.name, visitor.surname, visitor.email, visitor.phone]) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await chooseByTyping(page, wizard.getByLabel(quote.city, { exact: true }), 'Ankara');
  await chooseByTyping(page, wizard.getByLabel(quote.town), 'Mamak');
  await tabTo(page, readNotice(wizard));
  await page.keyboard.press('Space');
  await tabTo(page, sendButton(wizard));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: quote.sentTitle })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('banner').getByRole('link', { name: shell.quote })).toBeFocused();
});

story(
  'what was chosen and typed stays over closing, a reload and the other language',
  async ({ page, visitor }) => {
    await arrive(page, '/marka?harf=a');
    const address = page.url();
    const wizard = await openWizard(page);
    await goToContact(wizard);
    await fillQuote(wizard, visitor);
    await page.keyboard.press('Escape');
    await expect(wizard).toBeHidden();
    expect(page.url()).toBe(address);
    await page.getByRole('banner').getByRole('link', { name: shell.quote }).click();
    await expect(readNotice(wizard)).toBeChecked();
    await page.goBack();
    await expect(wizard).toBeHidden();
    await page.goForward();
    await page.reload();
    await expect(wizard.getByLabel(quote.email, { exact: true })).toHaveValue(visitor.email);
    await expect(wizard.getByLabel(quote.town)).toHaveValue(visitor.town);
    // A box is ticked with its text before one's eyes.
    await expect(readNotice(wizard)).not.toBeChecked();
    await arrive(page, '/en/marka#teklif-al');
    const english = page.getByRole('dialog', { name: 'Get a quote' });
    await expect(english.getByLabel('E-mail', { exact: true })).toHaveValue(visitor.email);
    await expect(english.getByRole('button', { name: / Change: Campaign$/ })).toBeVisible();
  },
);

story.describe('when something does not come', () => {
  story.use({ expectedTrouble: [/status of 503/] });

  story('each step of the wizard says what is missing, and tries again', async ({ page }) => {
    await arrive(page, '/marka');
    for (const call of [CATEGORIES, CAMPAIGNS, CAMPAIGN]) {
      await page.route(call, (route) => route.fulfill({ status: 503, body: '{}' }));
    }
    await page.getByRole('banner').getByRole('link', { name: shell.quote }).click();
    const wizard = page.getByRole('dialog', { name: phrases.title });
    const retry = wizard.getByRole('button', { name: phrases.retry });
    await expect(wizard.getByText(errors.page.categoriesNotLoaded)).toBeVisible();
    await page.unroute(CATEGORIES);
    await retry.click();
    await pick(wizard, 'Otomobil');
    await pick(wizard, 'Lastik');
    await expect(wizard.getByText(phrases.campaignsNotLoaded)).toBeVisible();
    await page.unroute(CAMPAIGNS);
    await retry.click();
    const campaigns = wizard.getByRole('list', { name: phrases.questions.campaign });
    await campaigns.getByRole('button').first().click();
    await expect(wizard.getByText(phrases.campaignNotLoaded)).toBeVisible();
    await page.unroute(CAMPAIGN);
    await retry.click();
    await expect(wizard.getByLabel(quote.name, { exact: true })).toBeVisible();
  });
});

story('while something is on its way nothing moves and nothing closes', async ({ page }) => {
  await arrive(page, '/marka');
  const arrived = Promise.withResolvers<void>();
  await page.route(CATEGORIES, async (route) => {
    await arrived.promise;
    await route.continue();
  });
  await page.getByRole('banner').getByRole('link', { name: shell.quote }).click();
  const wizard = page.getByRole('dialog', { name: phrases.title });
  await expect(wizard.getByText(phrases.loading)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(wizard.getByRole('button', { name: quote.close })).toHaveAttribute('aria-disabled', 'true');
  await expect(wizard).toBeVisible();
  arrived.resolve();
  await expect(offer(wizard, 'Otomobil')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(wizard).toBeHidden();
});

story.describe('a second request for the same campaign', () => {
  story.use({ expectedTrouble: [/status of 409/] });

  story('is refused with OK, and another campaign can be chosen', async ({ page, visitor }) => {
    await arrive(page, '/marka');
    const wizard = await openWizard(page);
    await goToContact(wizard);
    await fillQuote(wizard, visitor);
    await sendButton(wizard).click();
    await page
      .getByRole('dialog', { name: quote.registerTitle })
      .getByRole('button', { name: quote.notNow })
      .click();

    const again = await openWizard(page);
    await pick(again, 'Otomobil');
    await pick(again, 'Sıfır Otomobil');
    await pick(again, 'Sedan');
    await expect(offer(again, 'Alazyel')).toContainText(phrases.sentBefore);
    await pick(again, 'Alazyel');
    const warning = page.getByRole('dialog', { name: quote.requestedTitle });
    await expect(warning.getByText(quote.refused.duplicate)).toBeVisible();
    await warning.getByRole('button', { name: quote.understood }).click();
    await expect(question(again, 'campaign')).toBeVisible();

    // Another visit of the same person: nothing but the server knows.
    await page.reload();
    const later = page.getByRole('dialog', { name: phrases.title });
    await pick(later, 'Alazyel');
    await expect(later.getByLabel(quote.name, { exact: true })).toHaveValue('');
    await fillQuote(later, visitor);
    await expect(later.getByText(quote.refused.duplicate)).toBeVisible();
    await sendButton(later).click();
    await warning.getByRole('button', { name: quote.understood }).click();
    await expect(question(later, 'campaign')).toBeVisible();
  });
});

story.describe('when the server fails', () => {
  story.use({ expectedTrouble: [/status of 500/] });

  story('the form says so, keeps everything, and goes through the next time', async ({ page, visitor }) => {
    await arrive(page, '/marka');
    const wizard = await openWizard(page);
    await goToContact(wizard);
    await fillQuote(wizard, visitor);
    await page.route(SUBMISSION, (route) => route.fulfill({ status: 500, body: '{}' }));
    await sendButton(wizard).click();
    await expect(wizard.getByText(quote.refused.failure)).toBeVisible();
    await page.unroute(SUBMISSION);
    await sendButton(wizard).click();
    await expect(page.getByRole('dialog', { name: quote.sentTitle })).toBeVisible();
  });
});

story.describe('a form that was sent faster than a hand can', () => {
  story.use({ expectedTrouble: [/status of 429/] });

  story('is proven by the browser by itself, under the same key', async ({ page, visitor }) => {
    const keys: (string | undefined)[] = [];
    const proofs: boolean[] = [];
    await page.route(SUBMISSION, async (route) => {
      const body = route.request().postDataJSON();
      keys.push(route.request().headers()['idempotency-key']);
      proofs.push(body.sending.proof !== undefined);
      await route.continue({ postData: { ...body, sending: { ...body.sending, filledInMs: 0 } } });
    });
    await arrive(page, '/marka');
    const wizard = await openWizard(page);
    await goToContact(wizard);
    await fillQuote(wizard, visitor);
    await sendButton(wizard).click();
    await expect(page.getByRole('dialog', { name: quote.sentTitle })).toBeVisible();
    expect(proofs).toEqual([false, true]);
    expect(new Set(keys).size).toBe(1);
  });
});

story('a wide window has a dialog with its steps beside it', { tag: '@wide' }, async ({ page }) => {
  await arrive(page, '/marka');
  const wizard = await openWizard(page);
  const box = await wizard.boundingBox();
  expect(box?.width).toBeLessThan(1_000);
  await expect(wizard.getByRole('navigation', { name: phrases.progress }).getByRole('listitem')).toHaveCount(
    4,
  );
});

story('a narrow window has a panel that comes down over all of it', { tag: '@narrow' }, async ({ page }) => {
  await arrive(page, '/marka');
  const wizard = await openWizard(page);
  expect(await wizard.boundingBox()).toMatchObject({ x: 0, width: 390, height: 844 });
  await expect(
    wizard.getByText(phrases.stepOf({ step: 1, steps: 4, name: phrases.steps.category })),
  ).toBeVisible();
  const from = await wizard.evaluate((panel) => getComputedStyle(panel).getPropertyValue('--dialog-from'));
  expect(from).toBe('translateY(-100%)');
});

story('the contact form begins in sight in a narrow window', { tag: '@narrow' }, async ({ page }) => {
  await arrive(page, '/marka');
  const wizard = await openWizard(page);
  await goToContact(wizard);
  const place = await wizard.getByLabel(quote.name, { exact: true }).boundingBox();
  expect(place?.y).toBeLessThan(440);
  await expect(wizard.getByRole('region', { name: tr.campaignPage.gallery })).toBeHidden();
});

async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await wanted.waitFor();
  for (let presses = 0; presses < 60; presses += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The Tab key does not reach it.');
}

/** Types an option of a list, once the list has come; only letters that every keyboard has find it. */
async function chooseByTyping(page: Page, list: Locator, option: string): Promise<void> {
  await tabTo(page, list);
  await expect(list.getByRole('option', { name: option, exact: true })).toBeAttached();
  await page.keyboard.type(option);
  await expect(list).toHaveValue(option);
}
