import { useEffect, useEffectEvent, useState } from 'react';
import { useOverlay } from './use-overlay.ts';

interface LateOverlay<Part> {
  /** Loads what is shown. */
  readonly load: () => Promise<Part>;
  /** Called when loading fails, while the overlay's entry is the current one. */
  readonly onFailure: (close: () => void) => void;
}

/** An overlay whose content is loaded when it is opened: by `open`, or by Forward to its entry. */
export function useLateOverlay<Part>({ load, onFailure }: LateOverlay<Part>) {
  const { isOpen, open, close } = useOverlay();
  const [part, setPart] = useState<Part>();
  const isMissing = isOpen && part === undefined;

  const loadPart = useEffectEvent(() => {
    load().then(
      (loaded) => setPart(() => loaded),
      () => onFailure(close),
    );
  });
  useEffect(() => {
    if (isMissing) loadPart();
  }, [isMissing]);

  return { part, isOpen, open, close };
}
