import { useSyncExternalStore } from 'react';

/** Returns the current theme of the document. */
export function useTheme(): 'light' | 'dark' {
  return useSyncExternalStore(watch, read);
}

function watch(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['class'] });
  return () => observer.disconnect();
}

function read() {
  return document.documentElement.classList.contains('dark') ? 'dark' : 'light';
}
