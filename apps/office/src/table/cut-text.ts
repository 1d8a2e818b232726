import type { MouseEvent } from 'react';

/** Shows the whole text of the cell below the pointer as its tooltip if the column is too narrow for it. */
export function explainCutText({ target }: MouseEvent<HTMLElement>): void {
  const cell = (target as HTMLElement).closest('td');
  if (cell === null) return;
  if (cell.scrollWidth > cell.clientWidth) cell.title = cell.textContent;
  else cell.removeAttribute('title');
}
