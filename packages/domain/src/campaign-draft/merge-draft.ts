import type { DraftChange, DraftContent } from './draft-content.ts';

/** A field as two people have it: what stands there now, and what was sent. */
export interface DraftConflict {
  /** `title`, `facts`, `evidence.title`. */
  readonly field: string;
  readonly theirs: unknown;
  readonly yours: unknown;
}

/** The fields of a change with their values, evidence field by field. */
export function partsOf(change: DraftChange): ReadonlyMap<string, unknown> {
  const { evidence = {}, ...fields } = change;
  const ofEvidence = Object.entries(evidence).map(([name, value]) => [`evidence.${name}`, value] as const);
  return new Map<string, unknown>([...Object.entries(fields), ...ofEvidence]);
}

/** The content with a change in it. */
export function withChange(content: DraftContent, { evidence = {}, ...fields }: DraftChange): DraftContent {
  const kept = Object.entries({ ...content.evidence, ...evidence }).filter(([, value]) => value !== null);
  return { ...content, ...fields, evidence: Object.fromEntries(kept) as DraftContent['evidence'] };
}

/** The fields in which two contents differ, evidence field by field. */
export function differingFields(left: DraftContent, right: DraftContent): readonly string[] {
  const [before, after] = [partsOf(left), partsOf(right)];
  return [...new Set([...before.keys(), ...after.keys()])].filter(
    (field) => !isSame(before.get(field) ?? null, after.get(field) ?? null),
  );
}

/**
 * What of a change meets a field that somebody else wrote after the version that the change began with. `writtenAt`
 * has the version at which each field was last written; who wrote the same is no conflict.
 */
export function conflictsOf(
  content: DraftContent,
  writtenAt: Readonly<Record<string, number>>,
  change: DraftChange,
  version: number,
): readonly DraftConflict[] {
  const now = partsOf(content);
  return [...partsOf(change)]
    .map(([field, yours]) => ({ field, theirs: now.get(field) ?? null, yours }))
    .filter(({ field, theirs, yours }) => (writtenAt[field] ?? 0) > version && !isSame(theirs, yours));
}

/** A field of a live campaign that was changed beside its draft: what the draft began with, and what stands there now. */
export interface OutdatedField {
  readonly field: string;
  readonly base: unknown;
  readonly live: unknown;
}

/** The fields that the draft and somebody else beside it changed differently since the draft was begun. */
export function outdatedFields(
  base: DraftContent,
  live: DraftContent,
  draft: DraftContent,
): readonly OutdatedField[] {
  const [then, now] = [partsOf(base), partsOf(live)];
  const inDraft = new Set(differingFields(base, draft));
  const apart = new Set(differingFields(live, draft));
  return differingFields(base, live)
    .filter((field) => inDraft.has(field) && apart.has(field))
    .map((field) => ({ field, base: then.get(field) ?? null, live: now.get(field) ?? null }));
}

/** The draft over what stands there now: a field that the draft left alone keeps what somebody else wrote meanwhile. */
export function mergedDraft(base: DraftContent, live: DraftContent, draft: DraftContent): DraftContent {
  const fields = differingFields(base, draft);
  const own = partsOf(draft);
  const names = fields.filter((field) => !field.startsWith('evidence.'));
  const evidence = fields
    .filter((field) => field.startsWith('evidence.'))
    .map((field) => [field.slice('evidence.'.length), own.get(field) ?? null]);
  return withChange(live, {
    ...Object.fromEntries(names.map((name) => [name, own.get(name)])),
    evidence: Object.fromEntries(evidence),
  });
}

function isSame(left: unknown, right: unknown): boolean {
  return left === right || JSON.stringify(ordered(left)) === JSON.stringify(ordered(right));
}

/** The database gives the keys of an object back in an order of its own. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .toSorted(([left], [right]) => (left < right ? -1 : 1))
    .map(([key, inner]) => [key, ordered(inner)]);
}
