import { useOfficePhrases } from '#office/phrases.tsx';
import { type KeyLine, KeysDialog } from './keys-dialog.tsx';
import { useResource } from './resource-context.tsx';

interface KeysHelpProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** All keys of a page of records. */
export function KeysHelp(props: KeysHelpProps) {
  const { shape } = useResource().declaration;
  const { keys } = useOfficePhrases().resource;
  const lines: readonly KeyLine[] = [
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
    [keys.anywhere, ['Ctrl + K']],
    [keys.help, ['?']],
  ];
  return <KeysDialog {...props} lines={lines} />;
}
