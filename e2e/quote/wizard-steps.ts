import { tr } from '@ayrac/phrases/tr/whole.ts';
import type { Locator, Page } from '@playwright/test';

/** Opens the quote wizard from the header bar and waits for the choices of its first step. */
export async function openWizard(
  page: Page,
  { shell, wizard: wizardWords }: typeof tr = tr,
): Promise<Locator> {
  await page.getByRole('banner').getByRole('link', { name: shell.quote }).click();
  const wizard = page.getByRole('dialog', { name: wizardWords.title });
  await wizard.getByRole('list', { name: wizardWords.questions.category }).waitFor();
  return wizard;
}

/** The question of a step. */
export function question(wizard: Locator, step: keyof typeof tr.wizard.questions): Locator {
  return wizard.getByRole('heading', { name: tr.wizard.questions[step] });
}

/** A choice of a step whose name starts like this. */
export function offer(wizard: Locator, name: string): Locator {
  return wizard.getByRole('button', { name: new RegExp(`^${name}`) }).first();
}

/** Picks a choice. */
export async function pick(wizard: Locator, name: string): Promise<void> {
  await offer(wizard, name).click();
}

/** Goes from the first step to the contact form of a sedan. */
export async function goToContact(wizard: Locator): Promise<void> {
  await pick(wizard, 'Otomobil');
  await pick(wizard, 'Sıfır Otomobil');
  await pick(wizard, 'Sedan');
  await pick(wizard, 'Alazyel');
  await wizard.getByLabel(tr.quote.name, { exact: true }).waitFor();
}

/** Expands the campaign's details, which in a narrow viewport include its pictures. */
export async function unfoldDetails(wizard: Locator, { wizard: wizardWords }: typeof tr = tr): Promise<void> {
  await wizard.getByText(wizardWords.details).or(wizard.getByText(wizardWords.picturesAndDetails)).click();
}

/** The button that goes back to the choice of a step. */
export function change(wizard: Locator, step: 'category' | 'sub-category' | 'campaign'): Locator {
  return wizard.getByRole('button', { name: new RegExp(` ${tr.wizard.change}: ${tr.wizard.steps[step]}$`) });
}
