import { hasCall } from '@ayrac/contract/office/declared-calls.ts';
import type { NounWords } from '#office/client/words.ts';
import type { KeyCommand } from '#office/keys/keyboard.ts';
import { type KeyLine, KeysDialog } from '#office/keys/keys-dialog.tsx';
import { answeredCommands } from '#office/keys/use-shortcuts.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { canChoose, type ResourceDeclaration } from './declaration.ts';
import { useResource } from './resource-context.tsx';

interface KeysHelpProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Lists the shortcuts of a page of records, leaving out those that it does not support. */
export function KeysHelp(props: KeysHelpProps) {
  const { declaration, noun } = useResource();
  const { keys } = useOfficePhrases().resource;
  return <KeysDialog {...props} lines={props.open ? linesOf(declaration, noun, keys) : []} />;
}

type KeyWords = ReturnType<typeof useOfficePhrases>['resource']['keys'];

function linesOf(declaration: ResourceDeclaration, noun: NounWords, keys: KeyWords): readonly KeyLine[] {
  const { shape, HeadAction, Facts } = declaration;
  const own = answeredCommands();
  const isWritten = hasCall(shape, 'change');
  const does = (command: KeyCommand) => noun.actions?.[declaration.keys?.[command] ?? '']?.label;
  const [edits, answers] = [does('edit'), does('answer')];
  const when = (isSo: boolean, ...lines: readonly KeyLine[]) => (isSo ? lines : []);
  const choosing = [
    [keys.choose, ['x']],
    [keys.range, [`Shift + ${keys.click}`]],
  ] as const;
  return [
    [keys.search, ['/']],
    [keys.move, own.has('next') ? ['j', 'k', '↓', '↑'] : ['↓', '↑']],
    [keys.open, ['Enter']],
    ...when(isWritten || Facts !== undefined || edits !== undefined, [edits ?? keys.edit, ['e']]),
    ...(answers === undefined ? [] : [[answers, ['r']] as const]),
    ...when(hasCall(shape, 'create') || HeadAction !== undefined, [keys.add, ['n']]),
    ...when(canChoose(declaration) && own.has('choose'), ...choosing),
    // The cards of a board have keys of their own.
    ...when(canChoose(declaration) && !own.has('choose'), [keys.choose, [keys.space]]),
    ...when(shape.isOrdered === true, [keys.order, ['Alt + ↑', 'Alt + ↓']]),
    ...when(own.has('call'), [keys.call, ['c']]),
    ...when(own.has('write'), [keys.write, ['w']]),
    ...when(own.has('answer') && answers === undefined, [keys.mail, ['r']]),
    ...when(own.has('pick'), [keys.pick, ['1', '2', '3', '4']]),
    ...when(isWritten, [keys.save, ['Ctrl + S']]),
    [keys.close, ['Esc']],
    [keys.anywhere, ['Ctrl + K']],
    [keys.help, ['?']],
  ];
}
