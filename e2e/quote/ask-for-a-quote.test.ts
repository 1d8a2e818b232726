import { QUOTE_COUNTRY } from '@ayrac/domain/quote/quote.ts';
import { tr } from '@ayrac/phrases/tr/whole.ts';
import { campaigns } from '../places.ts';
import { arrive, expect, reload, story, withMotion } from '../story.ts';
import {
  declineInvitation,
  fillQuote,
  openQuote,
  readNotice,
  sendAndSeeSuccess,
  sendButton,
} from './quote-form.ts';

const { quote, offer, quoteOutcome } = tr;
const alreadyRequested = 'Bu kampanya için daha önce teklif aldınız. Başka bir kampanya seçebilirsiniz.';

story.describe('with motion', () => {
  story.use(withMotion);

  // Specification 1.2, 2.64, 2.68, 2.69, 4.15, 4.16, 4.18, 9.8
  story(
    'a visitor requests a quote, sees the confirmation, and is invited to register',
    // The wizard's stories see the wide viewport.
    { tag: '@narrow' },
    async ({ page, visitor }) => {
      await page.clock.install();
      await arrive(page, campaigns.sedan);
      await expect(page.getByText(tr.campaignPage.bar({ brand: 'Alazyel' }))).toBeInViewport({ ratio: 1 });
      const dialog = await openQuote(page);
      await expect(dialog.getByRole('button', { name: tr.wizard.next })).toHaveCount(0);
      await fillQuote(dialog, visitor);
      const confirmation = offer.sent({ brand: 'Alazyel' });
      await declineInvitation(await sendAndSeeSuccess(page, dialog, confirmation));
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(page.getByText(confirmation)).toBeVisible();
    },
  );
});

story.describe('second request', () => {
  story.use({ expectedTrouble: [/status of 409/] });

  // Specification 1.2, 2.64, 2.68, 4.15, 4.16, 4.20, 8.8
  story(
    'a requested campaign is marked; it refuses the same e-mail address, and another campaign accepts it',
    { tag: '@once' },
    async ({ page, visitor }) => {
      await story.step('the campaign is marked, also after leaving its page', async () => {
        await arrive(page, campaigns.sedan);
        const dialog = await openQuote(page);
        await expect(dialog.getByRole('button', { name: tr.wizard.next })).toHaveCount(0);
        // The fixed country is as wide as the fields.
        const country = dialog.getByText(QUOTE_COUNTRY, { exact: true });
        expect(await country.evaluate((value: HTMLElement) => value.offsetWidth)).toBe(
          await country.locator('..').evaluate((field: HTMLElement) => field.offsetWidth),
        );
        await fillQuote(dialog, visitor);
        await sendButton(dialog).click();
        const success = page.getByRole('dialog', { name: offer.sentTitle });
        await success.getByRole('button', { name: quoteOutcome.understood }).click();
        await expect(page.getByRole('dialog')).toBeHidden();
        await expect(page.getByText(offer.sent({ brand: 'Alazyel' }))).toBeVisible();
        const main = page.getByRole('main');
        const asked = main.getByRole('link', { name: offer.requested });
        await expect(asked).toBeVisible();
        await expect(main.getByRole('link', { name: offer.action })).toHaveCount(0);
        // Leaves the page and comes back.
        await main.getByRole('navigation').getByRole('link', { name: 'Otomobil', exact: true }).click();
        await expect(page.getByRole('heading', { level: 1, name: 'Otomobil' })).toBeVisible();
        await page.goBack();
        await expect(page.getByRole('heading', { level: 1, name: 'Alazyel' })).toBeVisible();
        await asked.click();
      });
      await story.step('in the dialog over the campaign page', async () => {
        const second = page.getByRole('dialog', { name: quote.title });
        // Another person can request it.
        await expect(second.getByLabel(quote.email, { exact: true })).toBeEditable();
        await second.getByLabel(quote.email, { exact: true }).fill(visitor.email);
        await expect(second.getByText(alreadyRequested)).toBeVisible();
        await fillQuote(second, { ...visitor, email: ` ${visitor.email.toUpperCase()} ` });
        await sendButton(second).click();
        const warning = page.getByRole('dialog', { name: quoteOutcome.requestedTitle });
        await expect(warning.getByText(alreadyRequested)).toBeVisible();
        await warning.getByRole('button', { name: quoteOutcome.understood }).click();
        await expect(page.getByRole('dialog').getByLabel(quote.name, { exact: true })).toHaveValue(
          visitor.name,
        );
      });
      await story.step('another campaign accepts it', async () => {
        await arrive(page, campaigns.bmw);
        const other = await openQuote(page);
        await expect(other.getByText(tr.campaign.sample, { exact: true })).toBeVisible();
        await fillQuote(other, visitor);
        await sendButton(other).click();
        const success = page.getByRole('dialog', { name: offer.sentTitle });
        await success.getByRole('link', { name: quoteOutcome.similar }).click();
        await expect(page).toHaveURL(/\/kategoriler\//);
      });
      await story.step('on a page of its own', async () => {
        await page.route('**/form-submission/anonymous', (route) =>
          route.fulfill({ status: 409, json: { status: 409, code: 'duplicate-quote', error: '' } }),
        );
        await arrive(page, `${campaigns.sedan}/teklif`);
        const main = page.getByRole('main');
        await fillQuote(main, visitor);
        await sendButton(main).click();
        const notice = main.getByText(quoteOutcome.requestedTitle);
        await expect(notice).toBeVisible();
        await expect(main.getByRole('link', { name: quoteOutcome.similar })).toHaveAttribute(
          'href',
          /^\/kategoriler\//,
        );
        await main.getByLabel(quote.email, { exact: true }).fill(`x${visitor.email}`);
        await expect(notice).toBeHidden();
      });
    },
  );
});

story(
  'back closes the quote dialog, and forward and reload open it with its input',
  { tag: '@once' },
  async ({ page, visitor }) => {
    await arrive(page, campaigns.sedan);
    const dialog = await openQuote(page);
    const name = dialog.getByLabel(quote.name, { exact: true });
    await fillQuote(dialog, visitor);
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(campaigns.sedan);
    await page.goForward();
    await expect(name).toHaveValue(visitor.name);
    await reload(page);
    await expect(name).toHaveValue(visitor.name);
    await expect(dialog.getByLabel(quote.town)).toHaveValue(visitor.town);
    await expect(readNotice(dialog)).not.toBeChecked();
    // The form's separate page restores the same draft.
    await arrive(page, `${campaigns.sedan}/teklif`);
    const form = page.getByRole('main');
    await expect(form.getByLabel(quote.email, { exact: true })).toHaveValue(visitor.email);
    await readNotice(form).check();
    await sendButton(form).click();
    await expect(page.getByRole('heading', { level: 1, name: offer.sentTitle })).toBeVisible();
    expect(await page.evaluate(() => Object.values(sessionStorage).join())).not.toContain(visitor.email);
  },
);
