/** Pause before a retry in milliseconds, also if the browser does not report a lost connection. */
const PAUSE_MS = 1_500;

/** Resolves when the browser is online again, or after a pause. */
export function untilConnected(pauseMs = PAUSE_MS): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      removeEventListener('online', done);
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(done, pauseMs);
    addEventListener('online', done);
  });
}
