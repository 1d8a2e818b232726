import type { FieldProblem } from '@ayrac/domain/refusal.ts';
import { foldTurkish } from '@ayrac/domain/text/turkish.ts';

/** Category as referred to in files. */
export interface NamedCategory {
  readonly id: string;
  readonly slug: string;
  readonly parentId: string | null;
  readonly nameKey: string;
  /** Key of the name in English, which is the Turkish one for a category without a translation. */
  readonly nameKeyEn: string;
}

/** Id of the record that a cell names, or why there is none. */
export type FoundChoice = string | { readonly problem: FieldProblem };

const names = ['nameKey', 'nameKeyEn'] as const;

// Exported files use the first separator. In other files a slash may also be part of a name.
const separators = [/\s*›\s*/, /\s*[>/›]\s*/];

/** Categories by everything that a cell may name them by. */
export class CategoryNames {
  readonly #byId = new Map<string, NamedCategory>();
  readonly #bySlug = new Map<string, NamedCategory>();
  readonly #named = { nameKey: new Map<string, Set<string>>(), nameKeyEn: new Map<string, Set<string>>() };

  constructor(all: readonly NamedCategory[]) {
    for (const one of all) this.set(one);
  }

  get(id: string | null): NamedCategory | undefined {
    return this.#byId.get(id ?? '');
  }

  /** Adds a category, or replaces the one with its id. */
  set(category: NamedCategory): void {
    const { id, slug } = category;
    const before = this.#byId.get(id);
    this.#byId.set(id, category);
    if (slug !== '') this.#bySlug.set(slug, category);
    for (const key of names) {
      if (before !== undefined) this.#named[key].get(before[key])?.delete(id);
      const ids = this.#named[key].get(category[key]) ?? new Set();
      this.#named[key].set(category[key], ids.add(id));
    }
  }

  /** Finds the category named in a cell. A cell that names several of them names none. */
  find(text: string): FoundChoice {
    const [found, ...others] = this.listNamed(text);
    return found !== undefined && others.length === 0 ? found : { problem: 'not-a-choice' };
  }

  /**
   * Lists the ids of the categories named in a cell: by id, slug, name, or path (`Taşıt > Elektrikli`). Names are the
   * Turkish ones, as in exported files, or else the English ones.
   */
  listNamed(text: string): readonly string[] {
    const exact = this.#byId.get(text) ?? this.#bySlug.get(text);
    if (exact !== undefined) return [exact.id];
    for (const key of names) {
      for (const separator of separators) {
        const path = text.split(separator).map((name) => foldTurkish(name).trim());
        const ids = [...(this.#named[key].get(path.at(-1) ?? '') ?? [])];
        const named = ids.filter((id) => this.#isBelow(this.get(id), path, key));
        if (named.length > 0) return named;
      }
    }
    return [];
  }

  /** Whether the names of a category and those above it end with a path. */
  #isBelow(one: NamedCategory | undefined, path: readonly string[], key: (typeof names)[number]): boolean {
    const name = path.at(-1);
    if (name === undefined) return true;
    return one?.[key] === name && this.#isBelow(this.get(one.parentId), path.slice(0, -1), key);
  }
}
