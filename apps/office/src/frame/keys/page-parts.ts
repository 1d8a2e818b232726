/** Rows of a page other than a table of records: links, or elements that contain one. */
const ROW = '[data-row]';
/** Grids with their own handling of arrow keys. */
const GRID = '[role=treegrid], [role=grid]';

/** Returns the visible rows of the page in order. */
export function rowsOfPage(): readonly HTMLElement[] {
  return all(ROW);
}

/** Returns the row that contains an element, or null. */
export function rowOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(ROW) : null;
}

/** Returns the page's first search field. */
export function firstSearch(): HTMLInputElement | undefined {
  return all<HTMLInputElement>('search input')[0];
}

/** Returns the first focusable row of a tree, board or sheet. Undefined if the focus is already in one. */
export function firstInside(): HTMLElement | undefined {
  if (document.activeElement?.closest(GRID)) return undefined;
  return all(`:is(${GRID}) :is([role=row], td)[tabindex]`)[0];
}

/** Returns the page's button that adds something. */
export function addButton(): HTMLElement | undefined {
  return all('[data-new]')[0];
}

/** Whether the page has a visible element that matches. */
export function has(selector: string): boolean {
  return all(selector).length > 0;
}

/** Whether an arrow key was pressed. */
export function isArrow({ key }: KeyboardEvent): boolean {
  return key.startsWith('Arrow');
}

function all<Element extends HTMLElement = HTMLElement>(selector: string): readonly Element[] {
  const found = document.querySelectorAll<Element>(`.office-content ${selector}`);
  return [...found].filter((element) => element.checkVisibility());
}
