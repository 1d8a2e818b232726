import { parseArgs } from 'node:util';

/** What a run of the gate is about. */
export type Options =
  /** Everything. */
  | { readonly kind: 'whole' }
  /** All but the browser stories and PostgreSQL 15. */
  | { readonly kind: 'quick' }
  /** What differs from a revision: its tests, with the checks of the whole project. */
  | { readonly kind: 'changed'; readonly revision: string }
  /** The tests and stories that match all of these words. */
  | { readonly kind: 'matching'; readonly words: readonly string[] };

/**
 * Reads the arguments of the command line. Throws a `TypeError` with the code of `parseArgs` where they are wrong.
 */
export function readOptions(args: readonly string[]): Options {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      quick: { type: 'boolean', default: false },
      changed: { type: 'boolean', default: false },
      since: { type: 'string', default: 'HEAD' },
    },
  });
  if (values.changed) return { kind: 'changed', revision: values.since };
  if (positionals.length > 0) return { kind: 'matching', words: positionals };
  return { kind: values.quick ? 'quick' : 'whole' };
}
