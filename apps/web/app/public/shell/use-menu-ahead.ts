import { useClient } from '@ayrac/browser/calls/client.ts';
import { useLocale } from '@ayrac/browser/locale.ts';
import { loadScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { useEffect } from 'react';
import { loadLateParts } from './late-part.ts';

const IDLE_MS = 2_000;

/**
 * Loads the categories' menu before a mouse reaches its button, so that it opens at once: its script and phrases when
 * the page is idle, the categories when the mouse enters the bar. A failed load is tried again by the button itself.
 */
export function useMenuAhead(): void {
  const client = useClient();
  const locale = useLocale();
  useEffect(() => {
    if (!matchMedia('(hover: hover) and (width >= 60rem)').matches) return;
    const ignore = () => {};
    const load = () => {
      loadLateParts().catch(ignore);
      loadScreenPhrases('chrome', locale).catch(ignore);
    };
    const ask = () => {
      load();
      client.getCategoryTree().catch(ignore);
    };
    const bar = document.querySelector('.bar');
    if (bar?.matches(':hover')) ask();
    else bar?.addEventListener('pointerenter', ask, { once: true });
    const stopWaiting = whenIdle(load);
    return () => {
      bar?.removeEventListener('pointerenter', ask);
      stopWaiting();
    };
  }, [client, locale]);
}

/** Calls a function once the browser is idle; Safari, which does not tell, after a while. Returns how to cancel that. */
function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, IDLE_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: IDLE_MS });
  return () => cancelIdleCallback(handle);
}
