import { withStorage } from '@ayrac/browser/browser-storage.ts';
import { useState } from 'react';

const KEY = 'officeNavigation';
const NARROW = 'narrow';

/** Returns whether the navigation shows icons only, as stored in this browser, and how to toggle that. */
export function useNarrowed() {
  const [isNarrowed, setNarrowed] = useState(readNarrowed);
  const toggle = () => {
    setNarrowed(!isNarrowed);
    keepNarrowed(!isNarrowed);
  };
  return { isNarrowed, toggle };
}

function readNarrowed(): boolean {
  return withStorage('localStorage', (store) => store.getItem(KEY)) === NARROW;
}

/** If storage is full or denied, the choice only holds for this page. */
function keepNarrowed(isNarrowed: boolean): void {
  withStorage('localStorage', (store) => (isNarrowed ? store.setItem(KEY, NARROW) : store.removeItem(KEY)));
}
