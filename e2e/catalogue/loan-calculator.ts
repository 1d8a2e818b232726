import { tr } from '@ayrac/phrases/tr/whole.ts';
import { expect, type Page } from '../story.ts';

const { loanResults: results, loans } = tr;

/** A loan to ask for; the term is in months. */
interface Loan {
  readonly type: 'ihtiyac' | 'tasit' | 'konut';
  readonly amount: string;
  readonly term: number;
}

/** Calculates a loan on the calculator's page. */
export async function ask(page: Page, { type, amount, term }: Loan): Promise<void> {
  await choose(page, type);
  await page.getByLabel(loans.amount).fill(amount);
  await page.getByLabel(loans.term, { exact: true }).selectOption(String(term));
  await page.getByRole('button', { name: loans.calculate }).click();
}

/** The radio buttons look like one switch, and people press their labels. */
export async function choose(page: Page, type: Loan['type']): Promise<void> {
  await page.getByRole('main').getByText(loans.types[type], { exact: true }).click();
  await expect(page.getByRole('radio', { name: loans.types[type] })).toBeChecked();
}

/** Rows of the results that link to a bank. */
export function bankRows(page: Page) {
  return page.getByRole('listitem').filter({ has: page.getByRole('link', { name: results.toBank }) });
}

/** Returns the total of each bank's row in lira. */
export async function totalsOf(page: Page): Promise<number[]> {
  const cells = bankRows(page).getByRole('definition');
  await expect(cells.first()).toBeVisible();
  const rows = await bankRows(page).all();
  return Promise.all(
    rows.map(async (row) => {
      const total = row.locator('dl', { hasText: results.total }).getByRole('definition').first();
      const [, whole = '', kurus = ''] = /₺([\d.]+),(\d\d)/.exec((await total.textContent()) ?? '') ?? [];
      return Number(`${whole.replaceAll('.', '')}.${kurus}`);
    }),
  );
}
