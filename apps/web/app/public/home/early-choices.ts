interface EarlyChoices {
  readonly pressed: readonly string[];
  readonly selected: ReadonlyMap<string, string>;
}

/** What a visitor has chosen in a form of the server's before its script came: React would take it back. */
export function readEarlyChoices(place: ParentNode): EarlyChoices {
  const pressed = [...place.querySelectorAll<HTMLInputElement>('input:checked')]
    .filter((input) => !input.defaultChecked)
    .map((input) => selectorOf(input.name, input.value));
  const selected = [...place.querySelectorAll('select')]
    .filter((select) => select.selectedOptions[0]?.defaultSelected === false)
    .map((select) => [selectorOf(select.name), select.value] as const);
  return { pressed, selected: new Map(selected) };
}

/** Chooses the same once more, for the script to see. */
export function repeatChoices(place: ParentNode, { pressed, selected }: EarlyChoices): void {
  for (const selector of pressed) {
    const input = place.querySelector<HTMLInputElement>(selector);
    if (input === null) continue;
    // It may still look pressed, and a second press would be none.
    input.checked = false;
    input.click();
  }
  // What can be selected may hang on what was pressed.
  setTimeout(() => {
    for (const [selector, value] of selected) {
      const select = place.querySelector<HTMLSelectElement>(selector);
      if (select === null) continue;
      select.value = value;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    }
  });
}

function selectorOf(name: string, value?: string): string {
  const named = `[name="${CSS.escape(name)}"]`;
  return value === undefined ? named : `${named}[value="${CSS.escape(value)}"]`;
}
