/** PostgreSQL's log of one statement: number of executions, and milliseconds of each step. */
export interface Statement {
  readonly text: string;
  times: number;
  parseMs: number;
  bindMs: number;
  executeMs: number;
}

/** Step of a statement with parameters, or a statement without any. The text may continue on indented lines. */
const LINE =
  /LOG: {2}duration: ([\d.]+) ms {2}(parse|bind|execute|statement)(?: [^:]+)?: ([\s\S]*?)(?=\n\d{4}-|$)/g;

/**
 * Reads the log of a PostgreSQL server that logs the duration of every step. The most expensive statement comes first.
 */
export function readStatements(log: string): Statement[] {
  const found = new Map<string, Statement>();
  for (const [, ms, step, raw = ''] of log.matchAll(LINE)) {
    const text = raw.replace(/\s+/g, ' ').trim();
    const statement = found.get(text) ?? { text, times: 0, parseMs: 0, bindMs: 0, executeMs: 0 };
    found.set(text, statement);
    if (step === 'parse') statement.parseMs += Number(ms);
    else if (step === 'bind') statement.bindMs += Number(ms);
    else {
      statement.executeMs += Number(ms);
      statement.times += 1;
    }
  }
  return [...found.values()].toSorted((one, other) => costOf(other) - costOf(one));
}

function costOf({ parseMs, bindMs, executeMs }: Statement): number {
  return parseMs + bindMs + executeMs;
}
