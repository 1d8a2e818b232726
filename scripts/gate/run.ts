import { close } from './closing.ts';
import type { Outcome } from './outcome.ts';
import { measure, readLastTimes, type StepTime, writeLastTimes } from './times.ts';

/** One run of the gate. It reports each step when it ends, and all of them in the summary. */
export class Run {
  readonly #outcomes: Outcome[] = [];
  readonly #times: StepTime[] = [];
  #isEnded = false;

  /** Prevents further steps from starting. */
  end(): void {
    this.#isEnded = true;
  }

  /** Runs a step and returns whether it passed. An error that it throws becomes its failure. */
  async step(name: string, work: () => Promise<Outcome>): Promise<boolean> {
    if (this.#isEnded) return false;
    const stop = measure(name);
    console.log(`  ${name} …`);
    const outcome = await work().catch(
      (error: unknown): Outcome => ({
        passed: 0,
        failures: [{ title: name, text: error instanceof Error ? error.message : String(error) }],
      }),
    );
    const time = stop();
    this.#outcomes.push(outcome);
    this.#times.push(time);
    const { passed, failures, notice = '' } = outcome;
    const count = passed + failures.length > 1 ? `  ${passed} passed, ${failures.length} failed` : '';
    const isPassed = failures.length === 0;
    console.log(`${isPassed ? '✓' : '✗'} ${name}  ${(time.ms / 1000).toFixed(1)} s${count}`);
    if (notice !== '') console.log(notice.replaceAll(/^/gm, '    '));
    return isPassed;
  }

  /** Prints the summary and returns whether everything passed. */
  async close(): Promise<boolean> {
    const passed = this.#outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
    const failed = this.#outcomes.reduce((sum, { failures }) => sum + failures.length, 0);
    for (const line of close(this.#outcomes, this.#times, await readLastTimes())) console.log(line);
    const isPassed = failed === 0 && !this.#isEnded;
    if (isPassed) await writeLastTimes(this.#times);
    console.log(`\n${passed} passed, ${this.#isEnded ? Math.max(1, failed) : failed} failed`);
    return isPassed;
  }
}
