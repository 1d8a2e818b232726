import { Dialog } from '@ayrac/kit/dialog.tsx';
import { useOfficePhrases } from '#office/phrases.tsx';
import './keys.css';

/** A shortcut's description and its keys, any of which triggers it. */
export type KeyLine = readonly [label: string, names: readonly string[]];

interface KeysDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly lines: readonly KeyLine[];
}

/** Dialog with all shortcuts of a page. */
export function KeysDialog({ open, onClose, lines }: KeysDialogProps) {
  const { resource } = useOfficePhrases();
  return (
    <Dialog open={open} onClose={onClose} title={resource.keys.title} closeLabel={resource.close}>
      <dl className="keys">
        {lines.map(([label, names]) => (
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
