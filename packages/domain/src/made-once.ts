import type { Locale } from './text/locale.ts';

/** Memoises a function of an object. The result is kept as long as the object is not garbage-collected. */
export function madeOnce<From extends object, Made>(make: (from: From) => Made): (from: From) => Made {
  const known = new WeakMap<From, Made>();
  return (from) => {
    const before = known.get(from);
    if (before !== undefined) return before;
    const made = make(from);
    known.set(from, made);
    return made;
  };
}

/** Memoises a function of an object and a language, like `madeOnce`. */
export function madeInEach<From extends object, Made>(
  make: (from: From, locale: Locale) => Made,
): (from: From, locale: Locale) => Made {
  const made = {
    tr: madeOnce((from: From) => make(from, 'tr')),
    en: madeOnce((from: From) => make(from, 'en')),
  } as const;
  return (from, locale) => made[locale](from);
}
