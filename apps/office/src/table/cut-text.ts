import type { MouseEvent } from 'react';

/** Shows the whole text of the cell below the pointer as its tooltip if the column is too narrow for it. */
export function explainCutText({ target }: MouseEvent<HTMLElement>): void {
  const cell = (target as HTMLElement).closest('td');
  if (cell === null) return;
  const isCut = cell.matches('.data-words') ? isCutBelow(cell.firstElementChild) : isCutBeside(cell);
  if (isCut) cell.title = cell.textContent;
  else cell.removeAttribute('title');
}

function isCutBeside({ scrollWidth, clientWidth }: Element): boolean {
  return scrollWidth > clientWidth;
}

/** Whether a text of two lines has more of them. */
function isCutBelow(text: Element | null): boolean {
  return text !== null && (text.scrollHeight > text.clientHeight || isCutBeside(text));
}
