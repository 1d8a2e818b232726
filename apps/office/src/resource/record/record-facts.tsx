import type { Field } from '@ayrac/domain/field/field.ts';
import type { Row } from '#office/client/row.ts';
import { FieldValue } from '#office/fields/field-value.tsx';
import { figure } from '../list/use-columns.tsx';
import { useResource } from '../resource-context.tsx';
import { RevealButton } from './reveal-button.tsx';
import { useReveal } from './use-reveal.ts';

/** Fields of a record that has no form. */
export function RecordFacts({ record }: { readonly record: Row }) {
  const { declaration, noun } = useResource();
  const { shape, form, cells } = declaration;
  const reveal = useReveal(record);
  const shown = (name: string) => (
    <FieldValue
      field={shape.fields[name] ?? (shape.figures?.includes(name) ? figure : undefined)}
      words={noun.fields[name]}
      value={reveal.revealed?.[name] ?? record[name]}
      label={record.labels?.[name]}
    />
  );
  return (
    <>
      <dl className="record-facts">
        {form.map((name) => (
          <div key={name} data-long={isLong(shape.fields[name]) || undefined}>
            <dt>{noun.fields[name]?.label ?? name}</dt>
            <dd>{cells?.[name]?.(record) ?? shown(name)}</dd>
          </div>
        ))}
      </dl>
      <RevealButton reveal={reveal} />
    </>
  );
}

/** Whether a field is a text of many lines, which is read in the whole width. */
function isLong(field: Field | undefined): boolean {
  return field?.kind === 'text' && field.lines === 'many';
}
