import type { RefObject } from 'react';

/** Props of the menu that the link to the categories opens. */
export interface CategoriesPartProps {
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
}

/** Props of the suggestions below the search field. */
export interface SuggestionsProps {
  readonly form: RefObject<HTMLFormElement | null>;
}
