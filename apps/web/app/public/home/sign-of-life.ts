const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'] as const;

const { promise, resolve } = Promise.withResolvers<void>();

/** Whether somebody is there: the first pointer, key, focus or scroll of the visit. */
export const signOfLife = {
  seen: promise,
  see: (): void => resolve(),
  watch(): void {
    // Who was quicker than script has the focus in a field.
    if (document.activeElement !== document.body) signOfLife.see();
    for (const sign of signs) {
      document.addEventListener(sign, signOfLife.see, { once: true, capture: true, passive: true });
    }
  },
};
