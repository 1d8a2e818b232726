/** Keeps the focus inside an open sheet by making everything around it inert, until it closes. */
export function seal(sheet: HTMLElement): void {
  if (!sheet.matches(':popover-open')) return;
  const around = surroundings(sheet).filter((element) => !element.inert);
  for (const element of around) element.inert = true;
  // The focus goes back before `toggle` tells of it, and to nothing that is inert.
  const release = () => {
    for (const element of around) element.inert = false;
  };
  sheet.addEventListener('beforetoggle', release, { once: true });
}

/** What stands beside an element, and beside everything that it stands in. */
function surroundings(element: HTMLElement): HTMLElement[] {
  const parent = element.parentElement;
  if (parent === null || element === document.body) return [];
  const beside = [...parent.children].filter((one) => one instanceof HTMLElement && one !== element);
  return [...(beside as HTMLElement[]), ...surroundings(parent)];
}
