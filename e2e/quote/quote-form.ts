import { tr } from '@ayrac/phrases/tr/whole.ts';
import type { Locator, Page } from '@playwright/test';
import { expect } from '../story.ts';
import type { Visitor } from '../visitor.ts';

const { offer, quoteOutcome } = tr;
type Words = Pick<typeof tr, 'offer' | 'quote'>;
const A_DAY_MS = 86_400_000;

/** Opens the quote form of the campaign on the page, which is Turkish unless other words are given. */
export async function openQuote(page: Page, { offer, quote }: Words = tr): Promise<Locator> {
  await page.getByRole('main').getByRole('link', { name: offer.action }).click();
  const dialog = page.getByRole('dialog', { name: quote.title });
  await dialog.getByLabel(quote.name, { exact: true }).waitFor();
  return dialog;
}

/** Fills in the required fields; `form` is the dialog or the page of the form. */
export async function fillQuote(form: Locator, visitor: Visitor, words: Words = tr): Promise<void> {
  await fillContact(form, visitor, words);
  await readNotice(form, words).check();
}

/** Fills in everything except the checkbox of the notice, of which some forms have several. */
export async function fillContact(form: Locator, visitor: Visitor, { quote }: Words = tr): Promise<void> {
  await form.getByLabel(quote.name, { exact: true }).fill(visitor.name);
  await form.getByLabel(quote.surname).fill(visitor.surname);
  await form.getByLabel(quote.email, { exact: true }).fill(visitor.email);
  await form.getByLabel(quote.phone).fill(visitor.phone);
  await form.getByLabel(quote.city, { exact: true }).selectOption(visitor.city);
  await form.getByLabel(quote.town).selectOption(visitor.town);
}

/** The only required checkbox. */
export function readNotice(form: Locator, { quote }: Words = tr): Locator {
  return form.getByRole('checkbox', { name: `${quote.noticeLink} ${quote.noticeRead}` });
}

export function sendButton(form: Locator, { quote }: Words = tr): Locator {
  return form.getByRole('button', { name: quote.send });
}

/**
 * Sends a form whose page has a fake clock. The success message is visible for two seconds and is then replaced by the
 * invitation to register, which is returned.
 */
export async function sendAndSeeSuccess(page: Page, form: Locator, confirmation: string): Promise<Locator> {
  await page.clock.pauseAt(Date.now() + A_DAY_MS);
  await sendButton(form).click();
  const success = page.getByRole('dialog', { name: offer.sentTitle });
  await expect(success.getByRole('status').filter({ hasText: confirmation })).toBeFocused();
  await page.clock.runFor(1_900);
  await expect(success).toBeVisible();
  await page.clock.runFor(200);
  await expect(success).toBeHidden();
  const invitation = page.getByRole('dialog', { name: quoteOutcome.registerTitle });
  await expect(invitation.getByRole('link', { name: offer.register })).toHaveAttribute('href', '/register');
  return invitation;
}

/** Declines the invitation to register. */
export async function declineInvitation(invitation: Locator): Promise<void> {
  await invitation.getByRole('button', { name: quoteOutcome.notNow }).click();
}

/**
 * Presses a button with aria-disabled, such as the form's while something is missing; the press counts as an attempt. A
 * normal click of Playwright would wait until the button is enabled.
 */
export async function attempt(button: Locator): Promise<void> {
  // A forced click does not wait for the end of the sheet's animation.
  await button.scrollIntoViewIfNeeded();
  await expect(button).toBeInViewport({ ratio: 1 });
  await button.click({ force: true });
}
