import { tr } from '@ayrac/phrases/tr/whole.ts';
import type { Locator, Page } from '@playwright/test';
import { expect } from './story.ts';
import type { Visitor } from './visitor.ts';

const { quote } = tr;
type Words = Pick<typeof tr, 'quote'>;
const A_DAY_MS = 86_400_000;

/** Opens the quote of the campaign that the page shows; the page is Turkish unless other words are given. */
export async function openQuote(page: Page, { quote }: Words = tr): Promise<Locator> {
  await page.getByRole('main').getByRole('link', { name: quote.action }).click();
  const dialog = page.getByRole('dialog', { name: quote.title });
  await dialog.getByLabel(quote.name, { exact: true }).waitFor();
  return dialog;
}

/** Fills in what is required; `form` is the dialog, or the page of the same form. */
export async function fillQuote(form: Locator, visitor: Visitor, words: Words = tr): Promise<void> {
  await fillContact(form, visitor, words);
  await readNotice(form, words).check();
}

/** Fills in all of it but the box of the notice, of which some forms have several. */
export async function fillContact(form: Locator, visitor: Visitor, { quote }: Words = tr): Promise<void> {
  await form.getByLabel(quote.name, { exact: true }).fill(visitor.name);
  await form.getByLabel(quote.surname).fill(visitor.surname);
  await form.getByLabel(quote.email, { exact: true }).fill(visitor.email);
  await form.getByLabel(quote.phone).fill(visitor.phone);
  await form.getByLabel(quote.city, { exact: true }).selectOption(visitor.city);
  await form.getByLabel(quote.town).selectOption(visitor.town);
}

/** The one box that is required. */
export function readNotice(form: Locator, { quote }: Words = tr): Locator {
  return form.getByRole('checkbox', { name: `${quote.noticeLink} ${quote.noticeRead}` });
}

export function sendButton(form: Locator, { quote }: Words = tr): Locator {
  return form.getByRole('button', { name: quote.send });
}

/**
 * Sends a form whose page has its clock installed: the success stays for two seconds, and gives way by itself to the
 * invitation that comes back.
 */
export async function sendAndSeeSuccess(page: Page, form: Locator, said: string): Promise<Locator> {
  await page.clock.pauseAt(Date.now() + A_DAY_MS);
  await sendButton(form).click();
  const success = page.getByRole('dialog', { name: quote.sentTitle });
  await expect(success.getByRole('status').filter({ hasText: said })).toBeFocused();
  await page.clock.runFor(1_900);
  await expect(success).toBeVisible();
  await page.clock.runFor(200);
  await expect(success).toBeHidden();
  const invitation = page.getByRole('dialog', { name: quote.registerTitle });
  await expect(invitation.getByRole('link', { name: quote.register })).toHaveAttribute('href', '/register');
  return invitation;
}

/** Says no to the account that a success invites to. */
export async function declineInvitation(invitation: Locator): Promise<void> {
  await invitation.getByRole('button', { name: quote.notNow }).click();
}

/**
 * Presses a button that only says that it is disabled, as the form's is while something is missing: the press counts as
 * an attempt. Playwright would wait until it were enabled.
 */
export async function attempt(button: Locator): Promise<void> {
  // A forced click does not wait for the sheet to have slid in.
  await button.scrollIntoViewIfNeeded();
  await expect(button).toBeInViewport({ ratio: 1 });
  await button.click({ force: true });
}
