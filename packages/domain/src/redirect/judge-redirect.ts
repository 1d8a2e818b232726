import type { FieldProblems } from '../refusal.ts';

/** Where a redirect begins and where it leads, as paths of this site. */
export interface RedirectPaths {
  readonly fromPath: string;
  readonly toPath: string;
}

/** What is known of the site around a redirect. */
export interface RedirectSurroundings {
  /** The redirects that begin where it ends or end where it begins. */
  readonly others: readonly RedirectPaths[];
  readonly hasFrom: boolean;
  readonly hasTo: boolean;
}

/** What speaks against a redirect, by its fields: it hides no page, ends at one, and is neither loop nor chain. */
export function judgeRedirect(
  { fromPath, toPath }: RedirectPaths,
  { others, hasFrom, hasTo }: RedirectSurroundings,
): FieldProblems {
  if (fromPath === toPath) return { toPath: 'path-loop' };
  if (hasFrom) return { fromPath: 'existing-path' };
  const onward = others.find((other) => other.fromPath === toPath);
  if (onward !== undefined) return { toPath: onward.toPath === fromPath ? 'path-loop' : 'path-chain' };
  if (others.some((other) => other.toPath === fromPath)) return { fromPath: 'path-chain' };
  return hasTo ? {} : { toPath: 'unknown-path' };
}
