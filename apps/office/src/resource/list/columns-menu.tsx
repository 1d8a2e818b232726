import { CheckboxField } from '@ayrac/kit/form/choice-field.tsx';
import { Icon } from '@ayrac/kit/icon.tsx';
import { Menu } from '@ayrac/kit/menu/menu.tsx';
import { useOfficePhrases } from '#office/phrases.tsx';
import type { Column } from '#office/table/column.ts';

type Named = Pick<Column, 'name' | 'label'>;

interface ColumnsMenuProps {
  /** Columns that can be hidden. */
  readonly all: readonly Named[];
  readonly shown: readonly Named[];
  /** The shown columns that fit into the list. */
  readonly fitting: readonly Named[];
  readonly onToggle: (name: string) => void;
}

/** Selects the columns of the table. */
export function ColumnsMenu({ all, shown, fitting, onToggle }: ColumnsMenuProps) {
  const { resource } = useOfficePhrases();
  return (
    <Menu
      button={
        <>
          <Icon name="columns-3" />
          <span className="list-tool-name">{resource.columns}</span>
        </>
      }
      label={resource.columns}
      buttonClass="button button-secondary button-small"
      chevron={false}
      align="end"
    >
      <div className="list-columns">
        {all.map((column) => (
          <CheckboxField
            key={column.name}
            label={column.label}
            hint={shown.includes(column) && !fitting.includes(column) && resource.columnHasNoRoom}
            checked={shown.includes(column)}
            onChange={() => onToggle(column.name)}
          />
        ))}
      </div>
    </Menu>
  );
}
