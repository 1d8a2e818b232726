/** Traps the focus in an open sheet by making everything around it inert until it closes. */
export function seal(sheet: HTMLElement): void {
  if (!sheet.matches(':popover-open')) return;
  const around = surroundings(sheet).filter((element) => !element.inert);
  for (const element of around) element.inert = true;
  // The browser restores the focus before the `toggle` event, and cannot focus an inert element.
  const release = () => {
    for (const element of around) element.inert = false;
  };
  sheet.addEventListener('beforetoggle', release, { once: true });
}

/** Returns the siblings of an element and of all its ancestors. */
function surroundings(element: HTMLElement): HTMLElement[] {
  const parent = element.parentElement;
  if (parent === null || element === document.body) return [];
  const beside = [...parent.children].filter((one) => one instanceof HTMLElement && one !== element);
  return [...(beside as HTMLElement[]), ...surroundings(parent)];
}
