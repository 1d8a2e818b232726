import { browserStorage } from '@ayrac/browser/browser-storage.ts';
import type { Field } from '@ayrac/domain/field.ts';
import { useCallback, useMemo, useState } from 'react';
import { FieldValue } from '#office/fields/field-value.tsx';
import { useOfficePhrases } from '#office/phrases.tsx';
import type { Column } from '#office/table/column.ts';
import { useResource } from '../resource-context.tsx';

/** Field for values that the server counts, so that they are displayed as numbers. */
export const figure = { kind: 'whole', isRequired: true, least: 0, most: Number.MAX_SAFE_INTEGER } as const;

/** Resources whose titles are long. */
const longNamed: readonly string[] = ['campaigns', 'campaign-forms', 'lead-campaigns'];

/** Returns the list's columns, and those that this browser shows. */
export function useColumns() {
  const { declaration, noun } = useResource();
  const { shape, titleField, cells, widths } = declaration;
  const { resource } = useOfficePhrases();
  const { hidden, toggle } = useHiddenColumns(shape.name, declaration.rarely);

  const all = useMemo(
    () =>
      [titleField, ...declaration.columns].map((name): Column => {
        const field = shape.fields[name] ?? (shape.figures?.includes(name) ? figure : undefined);
        const words = noun.fields[name];
        const own = cells?.[name];
        const titleWidth = declaration.hasLongTitles ? 'title' : 'name';
        return {
          name,
          label: words?.label ?? (name === 'createdAt' ? resource.createdAt : resource.updatedAt),
          align: field?.kind === 'whole' || field?.kind === 'decimal' ? 'end' : 'start',
          width: name === titleField ? titleWidth : (widths?.[name] ?? widthOf(field)),
          isSortable: shape.sortable.includes(name),
          cell:
            own ??
            ((row) =>
              name === titleField && isEmpty(row[name]) ? (
                <span className="no-value">{resource.untitled}</span>
              ) : (
                <FieldValue field={field} words={words} value={row[name]} label={row.labels?.[name]} />
              )),
        };
      }),
    [declaration, titleField, shape, cells, widths, noun, resource],
  );
  const shown = useMemo(() => all.filter(({ name }) => !hidden.includes(name)), [all, hidden]);

  return { all, shown, toggle };
}

/** Returns the names of a table's columns that this browser hides, and a function that hides or shows one. */
export function useHiddenColumns(table: string, rarely: readonly string[] = []) {
  const key = `office-columns-${table}`;
  const [hidden, setHidden] = useState(() => readHidden(key) ?? rarely);
  const toggle = useCallback(
    (name: string) => {
      const next = hidden.includes(name) ? hidden.filter((one) => one !== name) : [...hidden, name];
      setHidden(next);
      try {
        browserStorage('localStorage')?.setItem(key, JSON.stringify(next));
      } catch {
        // If storage is denied, the choice lasts as long as the page is open.
      }
    },
    [hidden, key],
  );
  return { hidden, toggle };
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
  return field.kind === 'switch' || field.kind === 'day' ? 'short' : 'share';
}

/** Returns the stored choice, undefined if there is none. */
function readHidden(key: string): readonly string[] | undefined {
  try {
    const kept: unknown = JSON.parse(browserStorage('localStorage')?.getItem(key) ?? 'null');
    return Array.isArray(kept) ? kept.filter((name) => typeof name === 'string') : undefined;
  } catch {
    return undefined;
  }
}
