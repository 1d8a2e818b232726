const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'] as const;

const { promise, resolve } = Promise.withResolvers<void>();

/** Detects the visitor's first interaction: pointer, key, focus or scroll. */
export const signOfLife = {
  seen: promise,
  see: (): void => resolve(),
  watch(): void {
    // The visitor has focused a field before the script ran.
    if (document.activeElement !== document.body) signOfLife.see();
    for (const sign of signs) {
      document.addEventListener(sign, signOfLife.see, { once: true, capture: true, passive: true });
    }
  },
};
