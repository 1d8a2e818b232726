import { type ContradictionKind, contradictionKinds } from '@ayrac/domain/campaign-draft/contradictions.ts';

/**
 * Names the contradictions because of which the server refused a publication, in their order. `current` is the
 * refusal's. Some of them, like an end before a scheduled start, are unknown until then.
 */
export function foundContradictions(
  current: unknown,
  names: Readonly<Record<ContradictionKind, string>>,
): readonly string[] {
  const found: readonly unknown[] = Array.isArray(current) ? current : [];
  const kinds = found.map((one) => (one as { kind?: unknown } | null)?.kind);
  return contradictionKinds.filter((kind) => kinds.includes(kind)).map((kind) => names[kind]);
}
