interface Pressed {
  readonly key: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

const walking = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown'];

/** Whether a key would choose something else in a list that is closed; Space, Enter and Alt with an arrow open it. */
function choosesUnseen({ key, altKey, ctrlKey, metaKey }: Pressed): boolean {
  if (altKey || ctrlKey || metaKey) return false;
  return walking.includes(key) || (key.length === 1 && key !== ' ');
}

interface PressedSelect extends Pressed {
  readonly currentTarget: Pick<HTMLSelectElement, 'showPicker'>;
  preventDefault(): void;
}

/**
 * For a list whose choice is a deed at once: by the browser's own keys a person would do all that lies between it and
 * what they want, one after another. The keys open the list instead, where Enter does what is chosen.
 */
export function openByKey(event: PressedSelect): void {
  if (!choosesUnseen(event)) return;
  event.preventDefault();
  event.currentTarget.showPicker();
}
