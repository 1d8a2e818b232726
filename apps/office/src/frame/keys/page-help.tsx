import { useState } from 'react';
import { type KeyLine, KeysDialog } from '#office/keys/keys-dialog.tsx';
import { answeredCommands } from '#office/keys/use-shortcuts.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { addButton, firstSearch, has, rowsOfPage } from './page-parts.ts';

/** Lists the shortcuts of the current page, derived from its content and its own shortcuts. */
export function PageHelp({ onClose }: { readonly onClose: () => void }) {
  const { keys } = useOfficePhrases().resource;
  const [lines] = useState(() => linesOf(keys));
  return <KeysDialog open onClose={onClose} lines={lines} />;
}

function linesOf(keys: ReturnType<typeof useOfficePhrases>['resource']['keys']): readonly KeyLine[] {
  const own = answeredCommands();
  const hasRows = rowsOfPage().length > 0 || own.has('next');
  const when = (does: boolean, ...line: KeyLine): readonly KeyLine[] => (does ? [line] : []);
  return [
    ...when(own.has('search') || firstSearch() !== undefined, keys.search, ['/']),
    ...when(hasRows, has('.text-change') ? keys.moveChanges : keys.move, ['j', 'k']),
    ...when(hasRows && !has('.text-change'), keys.open, ['Enter']),
    ...when(has('[data-row] [type=checkbox]'), keys.choose, ['x']),
    ...when(own.has('new') || addButton() !== undefined, own.get('new') ?? keys.add, ['n']),
    ...when(own.has('answer'), own.get('answer') ?? keys.answer, ['r']),
    ...when(own.has('edit'), own.get('edit') ?? keys.edit, ['e']),
    ...when(has('.sheet'), keys.cells, ['↑', '↓', '←', '→']),
    ...when(has('.sheet'), keys.takeBack, ['Ctrl + Z']),
    ...when(has('[role=treegrid]'), keys.branches, ['↑', '↓', '←', '→']),
    ...when(has('[role=treegrid]'), keys.order, ['Alt + ↑', 'Alt + ↓']),
    ...when(own.has('close'), keys.close, ['Esc']),
    [keys.anywhere, ['Ctrl + K']],
    [keys.help, ['?']],
  ];
}
