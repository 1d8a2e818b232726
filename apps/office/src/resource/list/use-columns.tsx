import { useLocale } from '@ayrac/browser/locale.ts';
import type { Field } from '@ayrac/domain/field/field.ts';
import { useMemo } from 'react';
import { FieldValue } from '#office/fields/field-value.tsx';
import { useOfficePhrases } from '#office/phrases.tsx';
import type { Column } from '#office/table/column.ts';
import { useResource } from '../resource-context.tsx';
import { isOtherName, shownFieldOf } from '../title-of.ts';
import { useHiddenColumns } from './use-hidden-columns.ts';

/** Field for values that the server counts, so that they are displayed as numbers. */
export const figure = { kind: 'whole', isRequired: true, least: 0, most: Number.MAX_SAFE_INTEGER } as const;

/** Resources whose titles are long. */
const longNamed: readonly string[] = ['campaigns', 'campaign-forms', 'lead-campaigns'];

/** Returns the list's columns, and those that the user has not hidden. */
export function useColumns() {
  const { declaration, noun } = useResource();
  const { shape, titleField, cells, widths } = declaration;
  const { resource } = useOfficePhrases();
  const locale = useLocale();
  const { hidden, toggle } = useHiddenColumns(shape.name, declaration.rarely);

  const all = useMemo(
    () =>
      [titleField, ...declaration.columns].map((name): Column => {
        const field = shape.fields[name] ?? (shape.figures?.includes(name) ? figure : undefined);
        const words = noun.fields[name];
        const own = cells?.[name];
        const isOther = isOtherName(declaration, name, locale);
        const titleWidth = declaration.hasLongTitles ? 'title' : 'name';
        return {
          name,
          label: isOther
            ? resource.turkishName
            : (words?.label ?? (name === 'createdAt' ? resource.createdAt : resource.updatedAt)),
          align: field?.kind === 'whole' || field?.kind === 'decimal' ? 'end' : 'start',
          width: name === titleField ? titleWidth : (widths?.[name] ?? widthOf(field)),
          isSortable: !isOther && shape.sortable.includes(name),
          cell:
            own ??
            ((row) =>
              name === titleField && isEmpty(row[name]) ? (
                <span className="no-value">{noun.untitled ?? resource.untitled}</span>
              ) : (
                <FieldValue
                  field={field}
                  words={words}
                  value={row[shownFieldOf(declaration, name, row, locale)]}
                  label={row.labels?.[name]}
                />
              )),
        };
      }),
    [declaration, titleField, shape, cells, widths, noun, resource, locale],
  );
  const shown = useMemo(() => all.filter(({ name }) => !hidden.includes(name)), [all, hidden]);

  return { all, shown, toggle };
}

/** A new record may have no title yet; its link gets a placeholder. */
function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === '';
}

function widthOf(field: Field | undefined): Column['width'] {
  if (field === undefined || field.kind === 'moment') return 'instant';
  if (field.kind === 'reference' && longNamed.includes(field.to)) return 'long';
  if (field.kind === 'email') return 'name';
  if (field.kind === 'whole' || field.kind === 'decimal') return 'figure';
  return field.kind === 'switch' || field.kind === 'day' || field.kind === 'phone' ? 'short' : 'share';
}
