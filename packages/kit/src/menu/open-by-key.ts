interface Pressed {
  readonly key: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

const walking = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown'];

/** Whether a key would change the value of a closed select. Space, Enter and Alt with an arrow open it instead. */
function choosesUnseen({ key, altKey, ctrlKey, metaKey }: Pressed): boolean {
  if (altKey || ctrlKey || metaKey) return false;
  return walking.includes(key) || (key.length === 1 && key !== ' ');
}

interface PressedSelect extends Pressed {
  readonly currentTarget: Pick<HTMLSelectElement, 'showPicker'>;
  preventDefault(): void;
}

/**
 * Handles keys of a select that acts on every change. By default an arrow key in a closed select would trigger each
 * value in between, so the key opens the list instead, where Enter confirms the choice.
 */
export function openByKey(event: PressedSelect): void {
  if (!choosesUnseen(event)) return;
  event.preventDefault();
  event.currentTarget.showPicker();
}
