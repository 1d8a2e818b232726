import { tr } from '@ayrac/phrases/tr/whole.ts';
import type { Locator } from '@playwright/test';
import { tabTo } from '../keyboard.ts';
import { arrive, expect, type Page, story, withMotion } from '../story.ts';
import { declineInvitation, fillQuote, readNotice, sendAndSeeSuccess, sendButton } from './quote-form.ts';
import { change, goToContact, offer, openWizard, pick, question, unfoldDetails } from './wizard-steps.ts';

const { quote, wizard: phrases, shell, offer: offerWords } = tr;

story.describe('with motion', () => {
  story.use(withMotion);

  // Specification 2.65, 2.67, 4.13
  story(
    'a visitor chooses a category, a subcategory and a campaign, requests a quote, and is invited to register',
    // Stories of the wizard and of the quote dialog see the narrow viewport.
    { tag: '@wide' },
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
      await expect(wizard.getByText(offerWords.trust.receiver({ brand: 'Alazyel' }))).toBeVisible();
      await expect(wizard.getByText(offerWords.trust.answer)).toBeVisible();
      await unfoldDetails(wizard);
      await expect(wizard.getByRole('region', { name: tr.campaignPage.gallery })).toBeVisible();
      await expect(wizard.getByRole('table', { name: tr.campaignReading.figuresCaption })).toBeVisible();
      await fillQuote(wizard, visitor);
      const confirmation = offerWords.sent({ brand: 'Alazyel' });
      const invitation = await sendAndSeeSuccess(page, wizard, confirmation);
      await expect(invitation.getByText(confirmation)).toBeVisible();
      await declineInvitation(invitation);
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(page.getByRole('region', { name: phrases.toasts }).getByText(confirmation)).toBeVisible();
      const again = await openWizard(page);
      await expect(question(again, 'category')).toBeVisible();
      await expect(change(again, 'category')).toBeHidden();
    },
  );
});

// Specification 2.43
story('a quote is requested by keyboard', { tag: '@once' }, async ({ page, visitor }) => {
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
  await chooseByLetter(page, wizard.getByLabel(quote.city, { exact: true }), 'Adana');
  await chooseByLetter(page, wizard.getByLabel(quote.town), 'Aladağ');
  await tabTo(page, readNotice(wizard));
  await page.keyboard.press('Space');
  await tabTo(page, sendButton(wizard));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: offerWords.sentTitle })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('banner').getByRole('link', { name: shell.quote })).toBeFocused();
});

story(
  'choices and input are kept after closing, a reload and a change of language',
  { tag: '@once' },
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
    await openAndGoBackAtOnce(page);
    await expect(wizard).toBeHidden();
    expect(page.url()).toBe(address);
    await page.goForward();
    await page.reload();
    await expect(wizard.getByLabel(quote.email, { exact: true })).toHaveValue(visitor.email);
    await expect(wizard.getByLabel(quote.town)).toHaveValue(visitor.town);
    // The checkbox is never restored, because it must be ticked with its text in view.
    await expect(readNotice(wizard)).not.toBeChecked();
    await arrive(page, '/en/marka#teklif-al');
    const english = page.getByRole('dialog', { name: 'Request a quote' });
    await expect(english.getByLabel('Email', { exact: true })).toHaveValue(visitor.email);
    await expect(english.getByRole('button', { name: / Change: Campaign$/ })).toBeVisible();
  },
);

/** Goes back before the wizard has added its history entry. */
async function openAndGoBackAtOnce(page: Page): Promise<void> {
  const opener = page.getByRole('banner').getByRole('link', { name: shell.quote });
  await opener.evaluate(async (link: HTMLElement) => {
    const shown = new Promise((done) => {
      const later = () => requestAnimationFrame(() => requestAnimationFrame(done));
      addEventListener('popstate', later, { once: true });
    });
    link.click();
    history.back();
    await shown;
  });
}

/**
 * Waits for the options of a list and chooses the first one with its initial. A second letter could come so late on a
 * busy machine that the browser takes it for another initial.
 */
async function chooseByLetter(page: Page, list: Locator, option: string): Promise<void> {
  await tabTo(page, list);
  await expect(list.getByRole('option', { name: option, exact: true })).toBeAttached();
  await page.keyboard.press(option.slice(0, 1));
  await expect(list).toHaveValue(option);
}
