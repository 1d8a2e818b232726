import { minuteInMs } from '@ayrac/domain/time/istanbul-time.ts';
import { useSyncExternalStore } from 'react';

const listening = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

function subscribe(listener: () => void): () => void {
  listening.add(listener);
  timer ??= setInterval(() => {
    for (const listener of listening) listener();
  }, minuteInMs / 4);
  return () => {
    listening.delete(listener);
    if (listening.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

const thisMinute = () => Math.floor(Date.now() / minuteInMs);

/** Returns the start of the current minute. Components that show relative times are updated with it. */
export function useNow(): Date {
  return new Date(useSyncExternalStore(subscribe, thisMinute) * minuteInMs);
}
