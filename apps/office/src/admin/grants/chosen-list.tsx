import { IconButton } from '@ayrac/kit/button.tsx';
import { useOfficePhrases } from '#office/phrases.tsx';

/** A selected item. */
export interface Chosen {
  readonly id: string;
  readonly name: string;
  /** Distinguishes the item from others of the same name. */
  readonly more?: string;
}

interface ChosenListProps {
  readonly label: string;
  readonly items: readonly Chosen[];
  /** Whether they are people, whose names browsers must not translate. */
  readonly isVerbatim?: boolean;
  readonly onRemove: (id: string) => void;
}

/** The selected items, each with a button to remove it. */
export function ChosenList({ label, items, isVerbatim = false, onRemove }: ChosenListProps) {
  const { grants } = useOfficePhrases();
  if (items.length === 0) return null;
  return (
    <ul className="chosen" aria-label={label} translate={isVerbatim ? 'no' : undefined}>
      {items.map(({ id, name, more }) => (
        <li key={id}>
          <span className="chosen-name">
            {name}
            {more !== undefined && <span className="chosen-more">{more}</span>}
          </span>
          <IconButton icon="x" label={grants.remove({ name })} onClick={() => onRemove(id)} />
        </li>
      ))}
    </ul>
  );
}
