import { idOf, listOf, type OutsideRecord, recordOf, textOf } from '../outside-value.ts';

/** Category or brand, as far as the source identifies it. */
export type Reference =
  | { readonly kind: 'known'; readonly id: string; readonly name: string }
  | { readonly kind: 'id-only'; readonly id: string }
  | { readonly kind: 'name-only'; readonly name: string };

const mostCategories = 50;

function referenceOf(id: string | null, name: string | null): Reference | undefined {
  if (id !== null && name !== null) return { kind: 'known', id, name };
  if (id !== null) return { kind: 'id-only', id };
  return name !== null ? { kind: 'name-only', name } : undefined;
}

function sameThing(left: Reference, right: Reference): boolean {
  if (left.kind !== 'name-only' && right.kind !== 'name-only') return left.id === right.id;
  if (left.kind !== 'id-only' && right.kind !== 'id-only') return left.name === right.name;
  return false;
}

function categoryOf(value: unknown): Reference | undefined {
  const record = recordOf(value);
  return record
    ? referenceOf(idOf(record.id), textOf(record.name, record.title))
    : referenceOf(idOf(value), null);
}

/**
 * Reads the categories of a campaign, the main one first, from `category` (an object with id and name, or an id),
 * `categories` (a list of the same) and `categoryName`, which names a main category given by id only.
 */
export function readCategories(raw: OutsideRecord): readonly Reference[] {
  const given = [raw.category, ...listOf(raw.categories).slice(0, mostCategories)].flatMap(
    (value) => categoryOf(value) ?? [],
  );
  const [main, ...others] = given;
  const name = textOf(raw.categoryName);
  const named = main?.kind === 'id-only' ? referenceOf(main.id, name) : (main ?? referenceOf(null, name));
  const references: Reference[] = [];
  for (const reference of [...(named ? [named] : []), ...others]) {
    const place = references.findIndex((known) => sameThing(known, reference));
    if (place === -1) references.push(reference);
    else if (reference.kind === 'known') references[place] = reference;
  }
  return references;
}

/**
 * Reads the brand of a campaign from `brand` (an object, or its name), `brandId` and `brandName`. Returns null without
 * any of them.
 */
export function readBrand(raw: OutsideRecord): Reference | null {
  const brand = recordOf(raw.brand);
  const id = idOf(brand?.id) ?? idOf(raw.brandId);
  const name = textOf(brand?.name, brand?.title, raw.brand, raw.brandName);
  return referenceOf(id, name) ?? null;
}
