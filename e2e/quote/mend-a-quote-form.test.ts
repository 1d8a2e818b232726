import { notices } from '@ayrac/phrases/tr/notices.ts';
import { tr } from '@ayrac/phrases/tr/whole.ts';
import { campaigns } from '../places.ts';
import { arrive, expect, story } from '../story.ts';
import { fillQuote, openQuote, readNotice, sendButton } from './quote-form.ts';

const { quote } = tr;

// Specification 2.68, 4.10, 5.2, 5.5, 5.9
story(
  'errors appear on submit and keep the input, a phone number is grouped, and the notice opens above the form',
  { tag: '@once' },
  async ({ page, visitor }) => {
    await story.step(
      'errors appear on submit, the first one gets the focus, and the input is kept',
      async () => {
        await arrive(page, campaigns.sedan);
        const form = await openQuote(page);
        const email = form.getByLabel(quote.email, { exact: true });
        const send = sendButton(form);
        await form.getByLabel(quote.name, { exact: true }).fill(visitor.name);
        // The button is not disabled, because pressing it shows what is missing.
        await expect(send).not.toHaveAttribute('aria-disabled');
        await expect(form.getByText(quote.missing.surname)).toHaveCount(0);

        await send.click();
        await expect(form.getByLabel(quote.surname)).toBeFocused();
        await expect(form.getByLabel(quote.surname)).toHaveAccessibleDescription(quote.missing.surname);
        await expect(email).toHaveAttribute('aria-invalid', 'true');
        await expect(readNotice(form)).toHaveAccessibleDescription(quote.missing.kvkkConsent);
        await expect(form.getByLabel(quote.name, { exact: true })).toHaveValue(visitor.name);
        const missing = form.getByRole('alert').filter({ hasText: quote.summary });
        await expect(missing.getByRole('link')).toHaveCount(6);
        await expect(missing.getByRole('link').first()).toHaveText(quote.missing.surname);
        await missing.getByRole('link', { name: quote.missing.kvkkConsent }).click();
        await expect(readNotice(form)).toBeFocused();
        // The district cannot be chosen before the province.
        await missing.getByRole('link', { name: quote.missing.town }).click();
        await expect(form.getByLabel(quote.city, { exact: true })).toBeFocused();

        await form.getByLabel(quote.surname).fill(visitor.surname);
        await email.fill('sebnem@');
        await send.click();
        await expect(email).toBeFocused();
        await expect(email).toHaveAccessibleDescription(/Geçerli bir e-posta adresi giriniz/);

        await fillQuote(form, visitor);
        await expect(form.locator('[aria-invalid]')).toHaveCount(0);
        await expect(missing).toBeHidden();
      },
    );
    await story.step(
      'a phone number is formatted as ten digits in groups, and a new province clears the district',
      async () => {
        await page.evaluate(() => sessionStorage.clear());
        await arrive(page, campaigns.sedan);
        const form = await openQuote(page);
        const phone = form.getByLabel(quote.phone);
        for (const pasted of ['+90 532 123 45 67', '0532 123 45 67', '0090-532-123-4567', '(532) 1234567']) {
          await phone.fill('');
          await page.evaluate((text) => document.execCommand('insertText', false, text), pasted);
          await expect(phone, pasted).toHaveValue('532 123 45 67');
        }
        // A number of another country is not cut to one of this country.
        await phone.fill('');
        await page.evaluate(() => document.execCommand('insertText', false, '+55 11 91234-5678'));
        await phone.blur();
        await expect(phone).toHaveValue('551 191 23 456');
        await expect(phone).toHaveAccessibleDescription(new RegExp(tr.fieldErrors['invalid-phone']));
        await phone.focus();
        // The number always starts with 5; a landline number cannot be entered.
        await phone.fill('');
        await phone.pressSequentially('2a125551234');
        await expect(phone).toHaveValue('512 555 12 34');
        await expect(phone).toHaveAccessibleDescription(new RegExp(tr.fieldErrors['not-mobile']));
        await phone.fill('');
        await phone.pressSequentially('+905321234567');
        await expect(phone).toHaveValue('532 123 45 67');
        await expect(phone).not.toHaveAttribute('aria-invalid');

        const town = form.getByLabel(quote.town);
        await expect(town).toBeDisabled();
        await form.getByLabel(quote.city, { exact: true }).selectOption(visitor.city);
        await town.selectOption(visitor.town);
        await form.getByLabel(quote.city, { exact: true }).selectOption('Ankara');
        await expect(town).toHaveValue('');
        await town.selectOption('Çankaya');
        await expect(town).toHaveValue('Çankaya');
        // Back to the first city, whose list contains the first district: it must not be selected again.
        await form.getByLabel(quote.city, { exact: true }).selectOption(visitor.city);
        await expect(town).toBeEnabled();
        await expect(town).toHaveValue('');
      },
    );
    await story.step('the notice opens without ticking its box, a longer one for BMW', async () => {
      for (const { campaign, notice } of [
        { campaign: campaigns.sedan, notice: notices.general },
        { campaign: campaigns.bmw, notice: notices.borusan },
      ]) {
        await arrive(page, campaign);
        const form = await openQuote(page);
        await form.getByRole('link', { name: quote.noticeLink }).click();
        const text = page.getByRole('dialog', { name: notice.title });
        for (const { heading } of notice.sections) {
          await expect(text.getByRole('heading', { name: heading, exact: true })).toBeVisible();
        }
        await expect(text).not.toContainText('{');
        await page.keyboard.press('Escape');
        await expect(text).toBeHidden();
        await expect(form).toBeVisible();
        await expect(readNotice(form)).not.toBeChecked();
        await expect(form.getByRole('link', { name: quote.noticeLink })).toBeFocused();
      }
    });
  },
);
