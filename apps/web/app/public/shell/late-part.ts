import { type ComponentType, useState } from 'react';

type LateParts = typeof import('./late/parts.ts');

/** Fetches what the frame shows or does on demand alone. */
export function loadLateParts(): Promise<LateParts> {
  return import('./late/parts.ts');
}

/** A part of the frame that nobody waits for: `wake` fetches it, and calls `lost` where that fails. */
export function useLatePart<Props>(choose: (parts: LateParts) => ComponentType<Props>) {
  const [Part, setPart] = useState<ComponentType<Props>>();
  const wake = (lost = () => {}) => {
    loadLateParts().then((parts) => setPart(() => choose(parts)), lost);
  };
  return [Part, wake] as const;
}
