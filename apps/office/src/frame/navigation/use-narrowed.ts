import { browserStorage } from '@ayrac/browser/browser-storage.ts';
import { useState } from 'react';

const KEY = 'officeNavigation';
const NARROW = 'narrow';

/** Whether the navigation shows icons alone, as this browser was left. */
export function useNarrowed() {
  const [isNarrowed, setNarrowed] = useState(readNarrowed);
  const toggle = () => {
    setNarrowed(!isNarrowed);
    keepNarrowed(!isNarrowed);
  };
  return { isNarrowed, toggle };
}

function readNarrowed(): boolean {
  return browserStorage('localStorage')?.getItem(KEY) === NARROW;
}

/** A full storage keeps nothing: the choice holds for this page. */
function keepNarrowed(isNarrowed: boolean): void {
  const storage = browserStorage('localStorage');
  try {
    if (isNarrowed) storage?.setItem(KEY, NARROW);
    else storage?.removeItem(KEY);
  } catch {
    return;
  }
}
