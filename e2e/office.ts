import { writeAdmin } from './account-command.ts';
import { nextCode, signInByCall, usernameOf } from './member.ts';
import { comeAlive, expect, type Locator, type Page } from './story.ts';
import type { Visitor } from './visitor.ts';

/** A screen of the office that every admin may open. */
export const SCREEN = '/admin/jobs';

/** Opens an address of the office as a new admin with a second factor. Returns the username. */
export async function arriveAsAdmin(page: Page, visitor: Visitor, address = SCREEN): Promise<string> {
  const username = await signInAsAdmin(page, visitor);
  await arriveAtOffice(page, address);
  return username;
}

/**
 * Signs a browser in as a new admin with a second factor, without opening a page, for stories that prepare their
 * records first. Returns the username.
 */
export async function signInAsAdmin(browser: Pick<Page, 'request'>, visitor: Visitor): Promise<string> {
  const { username, secret } = await makeAdmin(visitor);
  await signInByCall(browser, username, nextCode(secret));
  return username;
}

/** Makes a visitor an admin who has not signed in yet. */
export async function makeAdmin(visitor: Visitor) {
  const username = usernameOf(visitor);
  return { username, secret: await writeAdmin(username, visitor.email) };
}

/** Opens an address of the office and waits for its screen. */
export async function arriveAtOffice(page: Page, address = SCREEN): Promise<void> {
  await page.goto(address);
  await comeAlive(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/**
 * Leads an open page of the office to another address, as a link would, for stories that have no such link. Loading the
 * document again takes three times as long.
 */
export async function moveInOffice(page: Page, address: string): Promise<void> {
  const former = screenOf(page);
  const title = await page.title();
  await page.evaluate((to) => {
    // The state that the router gives each entry of the history.
    history.pushState({ ...history.state, key: crypto.randomUUID(), idx: history.state.idx + 1 }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, address);
  // The former screen stays until the next one is loaded.
  if (screenOf(page) !== former) await expect(page).not.toHaveTitle(title);
}

/** The area and the name of the screen in the address. */
function screenOf(page: Page): string {
  return new URL(page.url()).pathname.split('/', 3).join('/');
}

/** Chooses a record in a search field. Waits until the list is narrowed to it, because until then the options move. */
export async function chooseRecord(page: Page, field: Locator, name: string): Promise<void> {
  // Opens the list, which typing into a field without the focus does not.
  await field.click();
  await field.fill(name);
  const options = page.getByRole('listbox').getByRole('option');
  // The message of an empty list is an option as well, so the text is checked.
  await expect(options).toHaveText([new RegExp(name)]);
  await options.click();
}
