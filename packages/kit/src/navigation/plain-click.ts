type Click = Pick<MouseEvent, 'button' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Whether a click on a link would replace the page: not one for a new tab, a new window or a download. */
export function isPlainClick({ button, altKey, ctrlKey, metaKey, shiftKey }: Click): boolean {
  return button === 0 && !(altKey || ctrlKey || metaKey || shiftKey);
}
