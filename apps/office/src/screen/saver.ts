import { pauseBeforeRetry } from '#office/client/query-client.ts';

/** Saves one after the other, each a moment after the last change. */
export interface Saver {
  /** Saves now, or joins the save that is running. Resolves with whether everything is saved. */
  readonly save: () => Promise<boolean>;
  /** Saves after a pause, in milliseconds. A later call replaces an earlier one. */
  readonly schedule: (pauseMs: number) => void;
  /** Saves again after a failure that may pass. */
  readonly scheduleRetry: (error: unknown) => void;
  readonly isRunning: () => boolean;
  /** Forgets a save that was scheduled. */
  readonly cancel: () => void;
}

/** Creates a saver. `saveAll` has to save what is typed while it runs, too. */
export function createSaver(saveAll: () => Promise<boolean>): Saver {
  let running: Promise<boolean> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const save = (): Promise<boolean> => {
    clearTimeout(timer);
    running ??= saveAll().finally(() => {
      running = undefined;
    });
    return running;
  };
  const schedule = (pauseMs: number) => {
    clearTimeout(timer);
    timer = setTimeout(save, pauseMs);
  };
  return {
    save,
    schedule,
    scheduleRetry: (error) => {
      const pauseMs = pauseBeforeRetry(error);
      if (pauseMs !== undefined) schedule(pauseMs);
    },
    isRunning: () => running !== undefined,
    cancel: () => clearTimeout(timer),
  };
}
