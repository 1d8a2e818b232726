import { Dialog } from '@ayrac/kit/dialog.tsx';
import { useOfficePhrases } from '#office/phrases.tsx';
import './keys.css';

/** What a key does, and its names: any of them does it. */
export type KeyLine = readonly [label: string, names: readonly string[]];

interface KeysDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly lines: readonly KeyLine[];
}

/** All keys that a page answers. */
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
