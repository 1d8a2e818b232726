import type { PictureValue } from '@ayrac/contract/values.ts';
import { type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import { useHashDialog } from '#web/page/history/use-hash-dialog.ts';

/** The full-screen viewer, with a history entry of its own. Its code is loaded when it is first opened. */
export interface Viewer {
  readonly open: (event: MouseEvent, index: number) => void;
  readonly dialog: ReactNode;
}

export function useViewer(pictures: readonly PictureValue[]): Viewer {
  const { isOpen, open } = useHashDialog('#gorseller');
  const [first, setFirst] = useState(0);
  const [loaded, setLoaded] = useState<typeof import('./picture-viewer.tsx')>();

  useEffect(() => {
    // If loading fails, the pictures on the page are still visible.
    if (isOpen && loaded === undefined) import('./picture-viewer.tsx').then(setLoaded, () => undefined);
  }, [isOpen, loaded]);

  return {
    open: (event, index) => {
      setFirst(index);
      open(event);
    },
    dialog: loaded && <loaded.PictureViewer open={isOpen} first={first} pictures={pictures} />,
  };
}
