import { tr } from '@ayrac/phrases/tr/whole.ts';
import type { Locator, Page } from '@playwright/test';

/** Opens the quote from the bar of the page, and waits for what its first step offers. */
export async function openWizard(page: Page, { shell, wizard: said }: typeof tr = tr): Promise<Locator> {
  await page.getByRole('banner').getByRole('link', { name: shell.quote }).click();
  const wizard = page.getByRole('dialog', { name: said.title });
  await wizard.getByRole('list', { name: said.questions.category }).waitFor();
  return wizard;
}

/** What a step asks. */
export function question(wizard: Locator, step: keyof typeof tr.wizard.questions): Locator {
  return wizard.getByRole('heading', { name: tr.wizard.questions[step] });
}

/** What a step offers under a name that begins so. */
export function offer(wizard: Locator, name: string): Locator {
  return wizard.getByRole('button', { name: new RegExp(`^${name}`) }).first();
}

/** Picks it. */
export async function pick(wizard: Locator, name: string): Promise<void> {
  await offer(wizard, name).click();
}

/** From the first step to the contact form of a sedan. */
export async function goToContact(wizard: Locator): Promise<void> {
  await pick(wizard, 'Otomobil');
  await pick(wizard, 'Sıfır Otomobil');
  await pick(wizard, 'Sedan');
  await pick(wizard, 'Alazyel');
  await wizard.getByLabel(tr.quote.name, { exact: true }).waitFor();
}

/** Opens the campaign's details; in a narrow window its pictures are among them. */
export async function unfoldDetails(wizard: Locator, { wizard: said }: typeof tr = tr): Promise<void> {
  await wizard.getByText(said.details).or(wizard.getByText(said.picturesAndDetails)).click();
}

/** The way back to what was chosen in a step. */
export function change(wizard: Locator, step: 'category' | 'sub-category' | 'campaign'): Locator {
  return wizard.getByRole('button', { name: new RegExp(` ${tr.wizard.change}: ${tr.wizard.steps[step]}$`) });
}
