import type { SiteText } from '@ayrac/contract/office/site-texts.ts';
import { partsOf, type TypedTexts } from '@ayrac/domain/site-text/read-text.ts';
import type { SiteTextName } from '@ayrac/domain/site-text/site-text.ts';

/** Content of the editor by field (`tr.title`, `en.body` and so on), and the note. */
export type Typed = Readonly<Record<string, string>>;

/** Returns the names of all fields of a text's editor. */
export function fieldsOf(name: SiteTextName): readonly string[] {
  return [
    ...(['tr', 'en'] as const).flatMap((language) => partsOf(name).map((part) => `${language}.${part}`)),
    'note',
  ];
}

/** Returns the content of the draft, or that of the current version if there is none. */
export function typedOf({ name, draft, holding }: Pick<SiteText, 'name' | 'draft' | 'holding'>): Typed {
  const from: TypedTexts = draft ?? holding;
  return Object.fromEntries(
    fieldsOf(name).map((field) => {
      const [language, part = ''] = field.split('.');
      return [field, language === 'note' ? (draft?.note ?? '') : (from[language as 'tr' | 'en'][part] ?? '')];
    }),
  );
}

/** Returns the content by language. */
export function textsOf(typed: Typed): TypedTexts {
  const of = (language: string) =>
    Object.fromEntries(
      Object.entries(typed).flatMap(([field, text]) =>
        field.startsWith(`${language}.`) ? [[field.slice(language.length + 1), text]] : [],
      ),
    );
  return { tr: of('tr'), en: of('en') };
}

/** Merges the changes of two editors. Fields that only one of them changed are taken over; the others are conflicts. */
export function mergeTyped(
  before: Typed,
  mine: Typed,
  theirs: Typed,
): { merged: Typed; conflicts: readonly string[] } {
  const fields = Object.keys(mine);
  const conflicts = fields.filter(
    (field) =>
      mine[field] !== theirs[field] && mine[field] !== before[field] && theirs[field] !== before[field],
  );
  const merged = fields.map((field) => [field, mine[field] === before[field] ? theirs[field] : mine[field]]);
  return { merged: Object.fromEntries(merged), conflicts };
}
