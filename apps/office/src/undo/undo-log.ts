import { findRecentChanges, keepRecentChanges, type RecentChange, stillOffered } from './recent-changes.ts';

/** How a change was reported. Lost when the page is loaded again. */
interface Report {
  /** Shows a toast that offers the undo too, and returns a function that closes it. */
  readonly showToast: (change: RecentChange) => () => void;
  /** Called after each attempt to undo the change, even if it failed. */
  readonly onUndone?: (() => unknown) | undefined;
}

/** Undoes a change. Calls `onSettled` with each part that need not be offered again. */
type Work = (change: RecentChange, onSettled: (part: string) => void) => Promise<void>;

/** What a person can undo in this tab. It is stored with every step. */
export class UndoLog {
  readonly #username: string;
  readonly #reports = new Map<string, Report & { readonly closeToast: () => void }>();
  readonly #running = new Map<string, Promise<void>>();
  readonly #listeners = new Set<() => void>();
  #all: readonly RecentChange[];
  #offered: readonly RecentChange[];

  constructor(username: string) {
    this.#username = username;
    this.#all = findRecentChanges(username, Date.now());
    this.#offered = this.#all;
  }

  /** Returns the changes that are not being undone, the newest first. */
  readonly offered = (): readonly RecentChange[] => this.#offered;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  add(change: RecentChange, report: Report): void {
    this.#reports.set(change.id, { ...report, closeToast: report.showToast(change) });
    this.#update([change, ...this.#all]);
  }

  /** Drops the changes whose undo is no longer offered. */
  expire(): void {
    this.#update(this.#all);
  }

  /**
   * Undoes a change. Its settled parts are dropped one by one, so that a reload halfway still offers the others. What
   * is left of it in the end is offered again.
   */
  undo(change: RecentChange, work: Work): Promise<void> {
    const { id } = change;
    const running = this.#running.get(id);
    if (running !== undefined) return running;
    const begun = this.#carryOut(change, work).finally(() => {
      this.#running.delete(id);
      this.#update(this.#all);
      this.#showAgain(id);
    });
    this.#running.set(id, begun);
    this.#update(this.#all);
    return begun;
  }

  async #carryOut(change: RecentChange, work: Work): Promise<void> {
    const report = this.#reports.get(change.id);
    report?.closeToast();
    try {
      await work(change, (part) => this.#drop(change.id, part));
    } finally {
      await report?.onUndone?.();
    }
  }

  #drop(id: string, part: string): void {
    const left = this.#all.map((one) =>
      one.id === id ? { ...one, changes: one.changes.filter((other) => other !== part) } : one,
    );
    this.#update(left.filter(({ changes }) => changes.length > 0));
  }

  #showAgain(id: string): void {
    const left = this.#all.find((one) => one.id === id);
    const report = this.#reports.get(id);
    if (left === undefined || report === undefined) return;
    this.#reports.set(id, { ...report, closeToast: report.showToast(left) });
  }

  #update(all: readonly RecentChange[]): void {
    this.#all = stillOffered(all, Date.now());
    this.#offered = this.#all.filter(({ id }) => !this.#running.has(id));
    const kept = new Set(this.#all.map(({ id }) => id));
    for (const id of this.#reports.keys()) if (!kept.has(id)) this.#reports.delete(id);
    if (this.#username !== '') keepRecentChanges(this.#username, this.#all);
    for (const listener of this.#listeners) listener();
  }
}
