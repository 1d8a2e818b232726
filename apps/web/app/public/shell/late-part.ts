import { type ComponentType, useState } from 'react';

type LateParts = typeof import('./late/parts.ts');

/** Loads the parts of the shell that are only needed on demand. */
export function loadLateParts(): Promise<LateParts> {
  return import('./late/parts.ts');
}

/**
 * Returns a late part of the shell, undefined until it is loaded, and `wake`, which loads it and calls `lost` on
 * failure.
 */
export function useLatePart<Props>(choose: (parts: LateParts) => ComponentType<Props>) {
  const [Part, setPart] = useState<ComponentType<Props>>();
  const wake = (lost = () => {}) => {
    loadLateParts().then((parts) => setPart(() => choose(parts)), lost);
  };
  return [Part, wake] as const;
}
