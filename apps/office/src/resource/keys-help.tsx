import { Dialog } from '@ayrac/kit/dialog.tsx';
import { useOfficePhrases } from '#office/phrases.tsx';
import { useResource } from './resource-context.tsx';

interface KeysHelpProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** All keys of a page of records. */
export function KeysHelp({ open, onClose }: KeysHelpProps) {
  const { shape } = useResource().declaration;
  const { resource } = useOfficePhrases();
  const { keys } = resource;
  const rows: readonly (readonly [string, readonly string[]])[] = [
    [keys.search, ['/']],
    [keys.move, ['j', 'k', '↓', '↑']],
    [keys.open, ['Enter']],
    [keys.edit, ['e']],
    [keys.add, ['n']],
    [keys.choose, ['x']],
    [keys.range, [`Shift + ${keys.click}`]],
    ...(shape.isOrdered ? [[keys.order, ['Alt + ↑', 'Alt + ↓']] as const] : []),
    [keys.save, ['Ctrl + S']],
    [keys.close, ['Esc']],
    [keys.help, ['?']],
  ];
  return (
    <Dialog open={open} onClose={onClose} title={keys.title} closeLabel={resource.close}>
      <dl className="keys">
        {rows.map(([label, names]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {names.map((name) => (
                <kbd key={name} className="key">
                  {name}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
