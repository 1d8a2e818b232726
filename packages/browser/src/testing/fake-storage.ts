/** A storage in memory. Its entries are its own properties, as in a browser. */
class FakeStorage implements Storage {
  [key: string]: unknown;

  get length(): number {
    return Object.keys(this).length;
  }

  key(index: number): string | null {
    return Object.keys(this)[index] ?? null;
  }

  getItem(key: string): string | null {
    return Object.hasOwn(this, key) ? String(this[key]) : null;
  }

  setItem(key: string, value: string): void {
    this[key] = value;
  }

  removeItem(key: string): void {
    delete this[key];
  }

  clear(): void {
    for (const key of Object.keys(this)) delete this[key];
  }
}

/** Returns a storage with the given entries. */
export function fakeStorage(entries: Readonly<Record<string, string>> = {}): Storage {
  return Object.assign(new FakeStorage(), entries);
}

/** Returns a storage that refuses all access, as of a browser that denies it. */
export function deniedStorage(): Storage {
  const refuse = () => {
    throw new Error('denied');
  };
  return Object.assign(new FakeStorage(), { getItem: refuse, setItem: refuse, removeItem: refuse });
}
