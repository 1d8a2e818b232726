import type { FieldProblems } from '../refusal.ts';

/** Start and target of a redirect, as paths of this site. */
export interface RedirectPaths {
  readonly fromPath: string;
  readonly toPath: string;
}

/** Facts about the site that a redirect depends on. */
export interface RedirectSurroundings {
  /** Redirects that start at its target or end at its start. */
  readonly others: readonly RedirectPaths[];
  readonly hasFrom: boolean;
  readonly hasTo: boolean;
}

/**
 * Returns the problems of a redirect by field. It must not hide an existing page, must lead to one, and must not form a
 * loop or chain.
 */
export function validateRedirect(
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
