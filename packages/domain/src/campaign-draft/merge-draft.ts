import type { DraftChange, DraftContent } from './draft-content.ts';

/** Field that two people changed: the stored value and the sent one. */
export interface DraftConflict {
  /** Name of the field, such as `title`, `facts` or `evidence.title`. */
  readonly field: string;
  readonly theirs: unknown;
  readonly yours: unknown;
}

/** Returns the fields of a change with their values, evidence field by field. */
export function partsOf(change: DraftChange): ReadonlyMap<string, unknown> {
  const { evidence = {}, ...fields } = change;
  const ofEvidence = Object.entries(evidence).map(([name, value]) => [`evidence.${name}`, value] as const);
  return new Map<string, unknown>([...Object.entries(fields), ...ofEvidence]);
}

/** Returns the content with a change applied. */
export function withChange(content: DraftContent, { evidence = {}, ...fields }: DraftChange): DraftContent {
  const kept = Object.entries({ ...content.evidence, ...evidence }).filter(([, value]) => value !== null);
  return { ...content, ...fields, evidence: Object.fromEntries(kept) as DraftContent['evidence'] };
}

/** Returns the fields in which two contents differ, evidence field by field. */
export function differingFields(left: DraftContent, right: DraftContent): readonly string[] {
  const [before, after] = [partsOf(left), partsOf(right)];
  return [...new Set([...before.keys(), ...after.keys()])].filter(
    (field) => !isSame(before.get(field) ?? null, after.get(field) ?? null),
  );
}

/**
 * Returns the fields of a change that somebody else has written since the version on which the change is based.
 * `writtenAt` holds the version of each field's last write. Equal values are no conflict.
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

/** Field of a live campaign that was edited outside of its draft: its value when the draft began, and its value now. */
export interface OutdatedField {
  readonly field: string;
  readonly base: unknown;
  readonly live: unknown;
}

/**
 * Returns the fields that were changed both in the draft and, differently, in the live campaign since the draft began.
 */
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

/** Applies the draft to the live content. Fields that the draft did not change keep their live values. */
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

/** Sorts object keys, because PostgreSQL's `jsonb` does not keep their order. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .toSorted(([left], [right]) => (left < right ? -1 : 1))
    .map(([key, inner]) => [key, ordered(inner)]);
}
