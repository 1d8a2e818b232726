/** A row of a page that is no table of records: a link, or what holds one. */
const ROW = '[data-row]';
/** What the arrows lead through by itself. */
const GRID = '[role=treegrid], [role=grid]';

/** All rows of the page that can be seen, in their order. */
export function rowsOfPage(): readonly HTMLElement[] {
  return all(ROW);
}

/** The row that something stands in. */
export function rowOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(ROW) : null;
}

/** The page's first search. */
export function firstSearch(): HTMLInputElement | undefined {
  return all<HTMLInputElement>('search input')[0];
}

/** Where the arrows begin in a tree, a board or a sheet; nothing while the focus stands in one. */
export function firstInside(): HTMLElement | undefined {
  if (document.activeElement?.closest(GRID)) return undefined;
  return all(`:is(${GRID}) :is([role=row], td)[tabindex]`)[0];
}

/** What adds something to the page. */
export function addButton(): HTMLElement | undefined {
  return all('[data-new]')[0];
}

/** Whether the page has something of this kind. */
export function has(selector: string): boolean {
  return all(selector).length > 0;
}

/** Whether an arrow was pressed. */
export function isArrow({ key }: KeyboardEvent): boolean {
  return key.startsWith('Arrow');
}

function all<Element extends HTMLElement = HTMLElement>(selector: string): readonly Element[] {
  const found = document.querySelectorAll<Element>(`.office-content ${selector}`);
  return [...found].filter((element) => element.checkVisibility());
}
