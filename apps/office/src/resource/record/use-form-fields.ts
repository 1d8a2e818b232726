import type { Fields } from '@ayrac/domain/field/field.ts';
import { useMemo } from 'react';
import { fieldsOf } from '#office/fields/form-values.ts';
import { useResource } from '../resource-context.tsx';

/** Returns the fields that a record's form shows, and those that it writes: all but the masked ones. */
export function useFormFields(masked: readonly string[]): {
  readonly shown: Fields;
  readonly fields: Fields;
} {
  const { declaration } = useResource();
  const { shape, form } = declaration;
  const shown = useMemo(() => fieldsOf(shape.fields, form), [shape, form]);
  // The user does not know what a write to a masked field would overwrite.
  const fields = useMemo(() => {
    const written = Object.keys(shown).filter((name) => !masked.includes(name));
    return fieldsOf(shown, written);
  }, [shown, masked]);
  return { shown, fields };
}
