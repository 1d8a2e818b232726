import { IconButton } from '@ayrac/kit/button.tsx';
import { useOfficePhrases } from '#office/phrases.tsx';

/** Something that was chosen, by its name. */
export interface Chosen {
  readonly id: string;
  readonly name: string;
  /** What tells it from others of its name. */
  readonly more?: string;
}

interface ChosenListProps {
  readonly label: string;
  readonly items: readonly Chosen[];
  readonly onRemove: (id: string) => void;
}

/** What was chosen so far, each with the way out. */
export function ChosenList({ label, items, onRemove }: ChosenListProps) {
  const { grants } = useOfficePhrases();
  if (items.length === 0) return null;
  return (
    <ul className="chosen" aria-label={label}>
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
