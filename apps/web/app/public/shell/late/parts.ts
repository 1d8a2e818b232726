/** Parts of the shell that are loaded on the first interaction with any of them, as a single chunk. */
export { CategoryFolds } from './categories/category-folds.tsx';
export { MegaMenu } from './categories/mega-menu.tsx';
export { seal } from './seal.ts';
export { Suggestions } from './search/suggestions.tsx';
