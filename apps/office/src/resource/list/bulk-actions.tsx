import { hasCall } from '@ayrac/contract/office/declared-calls.ts';
import { Button } from '@ayrac/kit/button.tsx';
import type { BulkAction } from '#office/client/calls.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import type { Selection } from '#office/table/selection.ts';
import type { OwnAction } from '../own-actions.ts';
import { useResource } from '../resource-context.tsx';

interface BulkActionsProps {
  readonly selection: Selection;
  readonly isBin: boolean;
  readonly onStart: (action: BulkAction) => void;
  readonly onStartOwn: (name: string, toMany: OwnAction['toMany']) => void;
  /** Asks for confirmation of an action, or for its value. */
  readonly onAsk: (action: OwnAction) => void;
}

/** Buttons of the actions on the selected records: the common ones and the page's own. */
export function BulkActions({ selection, isBin, onStart, onStartOwn, onAsk }: BulkActionsProps) {
  const { declaration, noun } = useResource();
  const { shape, activeField, actions = [], ManyActions } = declaration;
  const { resource } = useOfficePhrases();
  const set = (isOn: boolean) => activeField && onStart({ kind: 'set', values: { [activeField]: isOn } });
  const own = isBin ? [] : actions.filter(({ toMany }) => toMany !== undefined);
  return (
    <div className="bulk-actions">
      {activeField !== undefined && !isBin && (
        <>
          <Button variant="secondary" size="small" icon="circle-check" onClick={() => set(true)}>
            {resource.activate}
          </Button>
          <Button variant="secondary" size="small" icon="pause" onClick={() => set(false)}>
            {resource.deactivate}
          </Button>
        </>
      )}
      {own.map((action) => {
        const { name, icon, asks, toMany } = action;
        const words = noun.actions?.[name];
        const needsConfirmation = words?.askMany !== undefined || asks !== undefined;
        return (
          <Button
            key={name}
            variant="secondary"
            size="small"
            icon={icon}
            onClick={() => (needsConfirmation ? onAsk(action) : onStartOwn(name, toMany))}
          >
            {words?.label ?? name}
          </Button>
        );
      })}
      {ManyActions && <ManyActions selection={selection} start={onStartOwn} />}
      {hasCall(shape, 'bin') &&
        (isBin ? (
          <Button variant="secondary" size="small" icon="undo-2" onClick={() => onStart({ kind: 'restore' })}>
            {resource.restore}
          </Button>
        ) : (
          <Button variant="secondary" size="small" icon="trash-2" onClick={() => onStart({ kind: 'bin' })}>
            {resource.toBin}
          </Button>
        ))}
    </div>
  );
}
