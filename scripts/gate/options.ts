import { parseArgs } from 'node:util';

/** Scope of a run of the gate. */
export type Options =
  /** Everything. */
  | { readonly kind: 'whole' }
  /** Everything except the browser stories and PostgreSQL 15. */
  | { readonly kind: 'quick' }
  /** Tests of the files that differ from a revision, and the checks of the whole project. */
  | { readonly kind: 'changed'; readonly revision: string }
  /** Tests and stories that match all of these words. */
  | { readonly kind: 'matching'; readonly words: readonly string[] };

/** Parses the command line arguments. Throws the `TypeError` of `parseArgs` when they are wrong. */
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
