import { expectWhole } from '../axe.ts';
import { campaigns } from '../places.ts';
import { attempt, fillQuote, openQuote, sendButton } from '../quote/quote-form.ts';
import { openWizard, pick, unfoldDetails } from '../quote/wizard-steps.ts';
import { arrive, expect, type Locator, type Page, reload, story } from '../story.ts';
import { ABOVE, DIALOG, expectFitsPhone, lookOf } from './look-of-steps.ts';

story.use({
  permissions: ['clipboard-read', 'clipboard-write'],
  expectedTrouble: [/status of (409|500)/],
});

story(
  'the quote form is accessible from its errors to its success, and from the top bar at every step',
  async ({ page, isMobile, visitor }) => {
    story.setTimeout(240_000);
    const { words, prefix, theme } = lookOf(isMobile);
    const { quote, wizard: wizardWords } = words;
    await keepWhatClosesItself(page);
    await arrive(page, prefix + campaigns.bmw);
    const form = await openQuote(page, words);
    await form.getByText(quote.extra).click();
    await expectWhole(page, DIALOG, theme);
    await attempt(sendButton(form, words));
    await expect(form.getByText(quote.missing.surname)).toBeVisible();
    await expectWhole(page, DIALOG, theme);
    await expectFitsPhone(page, isMobile, DIALOG);
    await form.getByRole('link', { name: quote.noticeLink, exact: true }).click();
    await expect(page.locator(ABOVE).getByRole('heading').first()).toBeVisible();
    await expectWhole(page, ABOVE, theme);
    await expectFitsPhone(page, isMobile, DIALOG);
    await page.keyboard.press('Escape');
    await fillQuote(form, visitor, words);
    await sendButton(form, words).click();
    await expect(page.getByRole('dialog', { name: quote.sentTitle })).toBeVisible();
    await expectWhole(page, DIALOG, theme);
    await page.evaluate(() => window.dispatchEvent(new Event('time-is-up')));
    const invitation = page.getByRole('dialog', { name: quote.registerTitle });
    await expect(invitation).toBeVisible();
    await expectWhole(page, DIALOG, theme);
    await invitation.getByRole('button', { name: quote.notNow }).click();
    await expectWhole(page, 'main', theme);

    await reload(page);
    const again = await openQuote(page, words);
    await fillQuote(again, visitor, words);
    await sendButton(again, words).click();
    await expect(page.getByRole('dialog', { name: quote.requestedTitle })).toBeVisible();
    await expectWhole(page, DIALOG, theme);

    // The quote wizard from the header bar, at each step.
    await arrive(page, `${prefix}/marka`);
    const wizard = await openWizard(page, words);
    await expectWhole(page, DIALOG, theme);
    await expectFitsPhone(page, isMobile, DIALOG);
    await attempt(wizard.getByRole('button', { name: wizardWords.next }));
    await expect(wizard.getByText(wizardWords.missing.category)).toBeVisible();
    await expectWhole(page, DIALOG, theme);
    for (const chosen of isMobile
      ? ['Otomobil', 'Sıfır Otomobil', 'Sedan']
      : ['Cars', 'New cars', 'Saloon']) {
      await pick(wizard, chosen);
      await expectWhole(page, DIALOG, theme);
      await expectFitsPhone(page, isMobile, DIALOG);
    }
    await pick(wizard, 'Alazyel');
    await unfoldDetails(wizard, words);
    await attempt(sendButton(wizard, words));
    await expect(wizard.getByText(quote.missing.surname)).toBeVisible();
    await expectWhole(page, DIALOG, theme);
    await expectFitsPhone(page, isMobile, DIALOG);
  },
);

/** Moves a finger over an element from right to left. */
async function swipe(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (box === null) throw new Error('There is nothing to touch.');
  const y = box.y + box.height / 2;
  const touch = await page.context().newCDPSession(page);
  const finger = (part: number) => [{ x: box.x + box.width * part, y }];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: finger(0.9) });
  for (const part of [0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2])
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: finger(part) });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await touch.detach();
}

/** Places two fingers on the middle of an element and spreads them to twice their distance. */
async function spreadFingers(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (box === null) throw new Error('There is nothing to touch.');
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  const touch = await page.context().newCDPSession(page);
  const fingers = (distance: number) => [
    { x: x - distance / 2, y, id: 1 },
    { x: x + distance / 2, y, id: 2 },
  ];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(80) });
  for (const distance of [100, 120, 140, 160])
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(distance) });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await touch.detach();
}

story(
  'pictures, sharing, reports, messages, calculations and failures are accessible in every state',
  async ({ page, isMobile, visitor }) => {
    story.setTimeout(240_000);
    const { words, prefix, theme } = lookOf(isMobile);
    const { campaignPage, campaignReading, visit, inbox } = words;
    await arrive(page, prefix + campaigns.bmw);
    const opener = page.getByRole('button', { name: campaignPage.viewer.open });
    await opener.focus();
    await page.keyboard.press('Enter');
    const viewer = page.getByRole('dialog', { name: campaignPage.gallery });
    const place = viewer.getByRole('status');
    await expect(place).toContainText(/^1 \/ \d/);
    await page.keyboard.press('ArrowRight');
    await expect(place).toContainText(/^2 \/ \d/);
    const picture = viewer.getByRole('img').nth(1);
    const width = async () => (await picture.boundingBox())?.width ?? 0;
    const whole = await width();
    await page.keyboard.press('+');
    await expect.poll(width).toBe(whole * 2);
    await expectWhole(page, DIALOG, theme);
    if (isMobile) {
      await page.keyboard.press('-');
      await expect.poll(width).toBe(whole);
      await spreadFingers(page, picture);
      await expect.poll(width).toBe(whole * 2);
      await page.keyboard.press('-');
      await expect.poll(width).toBe(whole);
      await swipe(page, picture);
      await expect(place).toContainText(/^3 \/ \d/);
    }
    await page.goBack();
    await expect(viewer).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.click();
    await expect(viewer).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();
    await expect(page).toHaveURL(prefix + campaigns.bmw);
    await arrive(page, prefix + campaigns.sedan);
    await page.getByText(campaignPage.share.action, { exact: true }).click();
    await page.getByRole('button', { name: visit.share.copy }).click();
    await expect(page.getByRole('status').filter({ hasText: visit.share.copied })).toBeVisible();
    await expectWhole(page, 'main', theme);
    await expectFitsPhone(page, isMobile, 'main');
    const report = page.getByRole('link', { name: campaignReading.report });
    await expect(report).toHaveAttribute('aria-haspopup', 'dialog');
    await report.click();
    const dialog = page.getByRole('dialog', { name: inbox.report.title });
    await dialog.getByRole('button', { name: inbox.report.send }).click();
    await expect(dialog.getByText(inbox.report.missing.reason)).toBeVisible();
    await expectWhole(page, DIALOG, theme);
    await expectFitsPhone(page, isMobile, DIALOG);
    await dialog.getByLabel(inbox.report.reasons.other).check();
    await dialog.getByLabel(inbox.report.text).fill('Görsel başka bir aracın.');
    await dialog.getByRole('button', { name: inbox.report.send }).click();
    await expect(page.getByRole('dialog', { name: inbox.report.sentTitle })).toBeVisible();
    await expectWhole(page, DIALOG, theme);

    // The contact form with its errors, and after it was sent.
    const { contact, email } = words.inbox;
    await arrive(page, `${prefix}/contact`);
    const send = page.getByRole('button', { name: contact.send, exact: true });
    await send.click();
    await expect(page.getByText(contact.missing.name)).toBeVisible();
    await expectWhole(page, 'main', theme);
    await page.getByLabel(contact.name).fill(visitor.name);
    await page.getByLabel(email, { exact: true }).fill(visitor.email);
    await page.getByLabel(contact.topic, { exact: true }).selectOption(contact.topics.campaign);
    await page.getByLabel(contact.message).fill('Merhaba, fiyat tutmuyor.');
    await page.getByRole('checkbox').check();
    await send.click();
    await expect(page.getByText(contact.sentTitle)).toBeVisible();
    await expectWhole(page, 'main', theme);

    // The loan calculator from its questions to a payment plan.
    const { loans, loanResults: results } = words;
    await arrive(page, `${prefix}/kredi-hesaplama`);
    const main = page.getByRole('main');
    await main.getByText(loans.types.konut, { exact: true }).click();
    await expect(page.getByText(loans.firstHome)).toBeVisible();
    await expectWhole(page, 'main', theme);
    await main.getByText(loans.types.tasit, { exact: true }).click();
    await page.getByLabel(loans.vehicleValue).fill('1000000');
    await page.getByLabel(loans.amount).fill('49999');
    await page.getByLabel(loans.amount).press('Enter');
    await expect(page.getByLabel(loans.amount)).toHaveAttribute('aria-invalid', 'true');
    await expectWhole(page, 'main', theme);
    await page.getByLabel(loans.amount).fill('250000');
    await page.getByLabel(loans.term, { exact: true }).selectOption('24');
    await page.getByRole('button', { name: loans.calculate }).click();
    const row = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: results.toBank }) })
      .first();
    await row.getByText(results.details).click();
    await row.getByText(results.restOfPlan({ count: 18 })).click();
    await expectWhole(page, 'main', theme);
    await expectFitsPhone(page, isMobile, 'main');

    // A page whose data fails to load.
    await arrive(page, `${prefix}/marka/bmw`);
    await page.route('**/marka.data*', (route) => route.fulfill({ status: 500, body: 'broken' }));
    await page.getByRole('main').getByRole('link', { name: words.shell.brands, exact: true }).click();
    await page.getByText(words.shell.failure.details, { exact: true }).click();
    await expectWhole(page, 'main', theme);
  },
);

/**
 * Keeps the success message open until the story dispatches `time-is-up`, because the checks take longer than its two
 * seconds.
 */
async function keepWhatClosesItself(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const wait = window.setTimeout;
    const later = (run: () => void, ms?: number) => {
      if (ms !== 2_000) return wait(run, ms);
      addEventListener('time-is-up', run, { once: true });
      return 0;
    };
    Object.assign(window, { setTimeout: later });
  });
}
