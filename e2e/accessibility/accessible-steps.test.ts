import { tr } from '@ayrac/phrases/tr/whole.ts';
import { expectWhole } from '../axe.ts';
import { campaigns } from '../places.ts';
import { attempt, fillQuote, openQuote, sendButton } from '../quote/quote-form.ts';
import { openWizard, pick, unfoldDetails } from '../quote/wizard-steps.ts';
import { arrive, expect, type Locator, type Page, reload, story } from '../story.ts';
import { ABOVE, checkOfSteps, DIALOG, hold } from './look-of-steps.ts';

const TOUCH_TARGET = 44;

story.use({
  permissions: ['clipboard-read', 'clipboard-write'],
  expectedTrouble: [/status of (409|500)/],
});

story(
  'the quote form is accessible from its errors to its success, and from the top bar at every step',
  { tag: '@once' },
  async ({ page, context, visitor }) => {
    story.setTimeout(240_000);
    const device = await context.newCDPSession(page);
    const expectStep = checkOfSteps(page, device);
    await hold(page, device, 'phone');
    const { quote, wizard: wizardWords, offer, quoteOutcome } = tr;
    await keepWhatClosesItself(page);
    await arrive(page, campaigns.bmw);
    const form = await openQuote(page);
    await form.getByText(quote.extra).click();
    await attempt(sendButton(form));
    await expect(form.getByText(quote.missing.surname)).toBeVisible();
    await expectStep(DIALOG, 'fits');
    await form.getByRole('link', { name: quote.noticeLink, exact: true }).click();
    await expect(page.locator(ABOVE).getByRole('heading').first()).toBeVisible();
    await expectStep(ABOVE, 'fits');
    await page.keyboard.press('Escape');
    await fillQuote(form, visitor);
    await sendButton(form).click();
    await expect(page.getByRole('dialog', { name: offer.sentTitle })).toBeVisible();
    await expectStep(DIALOG);
    await page.evaluate(() => window.dispatchEvent(new Event('time-is-up')));
    const invitation = page.getByRole('dialog', { name: quoteOutcome.registerTitle });
    await expect(invitation).toBeVisible();
    await expectStep(DIALOG);
    await invitation.getByRole('button', { name: quoteOutcome.notNow }).click();
    await expectStep('main');

    await reload(page);
    const again = await openQuote(page);
    await fillQuote(again, visitor);
    await sendButton(again).click();
    await expect(page.getByRole('dialog', { name: quoteOutcome.requestedTitle })).toBeVisible();
    await expectStep(DIALOG);

    // The quote wizard from the header bar, at each step.
    await arrive(page, '/marka');
    const wizard = await openWizard(page);
    await expectStep(DIALOG, 'fits');
    await expectStepsOutlined(page, wizard);
    await attempt(wizard.getByRole('button', { name: wizardWords.next }));
    await expect(wizard.getByText(wizardWords.missing.category)).toBeVisible();
    await expectWhole(page, DIALOG);
    for (const chosen of ['Otomobil', 'Sıfır Otomobil', 'Sedan']) {
      await pick(wizard, chosen);
      await expectStep(DIALOG, 'fits');
    }
    await pick(wizard, 'Alazyel');
    await unfoldDetails(wizard);
    await attempt(sendButton(wizard));
    await expect(wizard.getByText(quote.missing.surname)).toBeVisible();
    await expectStep(DIALOG, 'fits');
  },
);

/** With forced colours or more contrast, the steps ahead are outlined, and the current one is filled. */
async function expectStepsOutlined(page: Page, wizard: Locator): Promise<void> {
  const steps = wizard.getByRole('navigation', { name: tr.wizard.progress }).getByRole('listitem');
  for (const media of [{ forcedColors: 'active' }, { forcedColors: null, contrast: 'more' }] as const) {
    await page.emulateMedia(media);
    const ground = await wizard.evaluate((dialog) => getComputedStyle(dialog).backgroundColor);
    await expect(steps.first()).not.toHaveCSS('background-color', ground);
    await expect(steps.nth(1)).toHaveCSS('background-color', ground);
    await expect(steps.nth(1)).toHaveCSS('border-top-width', '1px');
  }
  await page.emulateMedia({ contrast: null });
}

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
  { tag: '@once' },
  async ({ page, context, visitor }) => {
    story.setTimeout(240_000);
    const device = await context.newCDPSession(page);
    const expectStep = checkOfSteps(page, device);
    await hold(page, device, 'phone');
    const { campaignPage, campaignReading, visit, inbox } = tr;
    await arrive(page, campaigns.bmw);
    const source = page.locator('.campaign-record').getByRole('link', { name: campaignReading.newTab });
    expect((await source.boundingBox())?.height).toBeGreaterThanOrEqual(TOUCH_TARGET);
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
    await expectStep(DIALOG);
    await page.keyboard.press('-');
    await expect.poll(width).toBe(whole);
    await spreadFingers(page, picture);
    await expect.poll(width).toBe(whole * 2);
    await page.keyboard.press('-');
    await expect.poll(width).toBe(whole);
    await swipe(page, picture);
    await expect(place).toContainText(/^3 \/ \d/);
    await page.goBack();
    await expect(viewer).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.click();
    await expect(viewer).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();
    await expect(page).toHaveURL(campaigns.bmw);
    await arrive(page, campaigns.sedan);
    await page.getByText(campaignPage.share.action, { exact: true }).click();
    await page.getByRole('button', { name: visit.share.copy }).click();
    await expect(page.getByRole('status').filter({ hasText: visit.share.copied })).toBeVisible();
    await expectStep('main', 'fits');
    const report = page.getByRole('link', { name: campaignReading.report });
    await expect(report).toHaveAttribute('aria-haspopup', 'dialog');
    await report.click();
    const dialog = page.getByRole('dialog', { name: inbox.report.title });
    await dialog.getByRole('button', { name: inbox.report.send }).click();
    await expect(dialog.getByText(inbox.report.missing.reason)).toBeVisible();
    await expectStep(DIALOG, 'fits');
    await dialog.getByLabel(inbox.report.reasons.other).check();
    await dialog.getByLabel(inbox.report.text).fill('Görsel başka bir aracın.');
    await dialog.getByRole('button', { name: inbox.report.send }).click();
    await expect(page.getByRole('dialog', { name: inbox.report.sentTitle })).toBeVisible();
    await expectStep(DIALOG);

    // The contact form with its errors, and after it was sent.
    const { contact, email } = tr.inbox;
    await arrive(page, '/contact');
    const send = page.getByRole('button', { name: contact.send, exact: true });
    await send.click();
    await expect(page.getByText(contact.missing.name)).toBeVisible();
    await expectStep('main');
    await page.getByLabel(contact.name).fill(visitor.name);
    await page.getByLabel(email, { exact: true }).fill(visitor.email);
    await page.getByLabel(contact.topic, { exact: true }).selectOption(contact.topics.campaign);
    await page.getByLabel(contact.message).fill('Merhaba, fiyat tutmuyor.');
    await page.getByRole('checkbox').check();
    await send.click();
    await expect(page.getByText(contact.sentTitle)).toBeVisible();
    await expectWhole(page, 'main');

    // The loan calculator from its questions to a payment plan.
    const { loans, loanResults: results } = tr;
    await arrive(page, '/kredi-hesaplama');
    const main = page.getByRole('main');
    await main.getByText(loans.types.konut, { exact: true }).click();
    await expect(page.getByText(loans.firstHome)).toBeVisible();
    await expectWhole(page, 'main');
    await main.getByText(loans.types.tasit, { exact: true }).click();
    await page.getByLabel(loans.vehicleValue).fill('1000000');
    await page.getByLabel(loans.amount).fill('49999');
    await page.getByLabel(loans.amount).press('Enter');
    await expect(page.getByLabel(loans.amount)).toHaveAttribute('aria-invalid', 'true');
    await expectStep('main');
    await page.getByLabel(loans.amount).fill('250000');
    await page.getByLabel(loans.term, { exact: true }).selectOption('24');
    await page.getByRole('button', { name: loans.calculate }).click();
    const row = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: results.toBank }) })
      .first();
    await row.getByText(results.details).click();
    await row.getByText(results.restOfPlan({ count: 18 })).click();
    await expectStep('main', 'fits');

    // A page whose data fails to load.
    await arrive(page, '/marka/bmw');
    await page.route('**/marka.data*', (route) => route.fulfill({ status: 500, body: 'broken' }));
    await page.getByRole('main').getByRole('link', { name: tr.shell.brands, exact: true }).click();
    await page.getByText(tr.shell.failure.details, { exact: true }).click();
    await expectStep('main');
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
