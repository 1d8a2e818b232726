/** What the frame fetches at a visitor's first interest in any of it: one file, that the others then find there. */
export { CategoryFolds } from './categories/category-folds.tsx';
export { MegaMenu } from './categories/mega-menu.tsx';
export { seal } from './seal.ts';
export { Suggestions } from './search/suggestions.tsx';
