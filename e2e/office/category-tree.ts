import { office } from '@ayrac/phrases/tr/office/index.ts';
import type { Page } from '../story.ts';

const { categories, frame } = office;

/** Path of the page with the category tree. */
export const SCREEN = '/admin/categories';

export const tree = (page: Page) => page.getByRole('treegrid', { name: categories.title });
export const row = (page: Page, name: string) => tree(page).getByRole('row', { name, exact: true });
export const panel = (page: Page) => page.getByRole('complementary');
export const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: frame.toasts.label }).getByText(text);
export const preview = (page: Page, label: string) =>
  page.getByRole('dialog', { name: categories.preview.title({ label }) });
