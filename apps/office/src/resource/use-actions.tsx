import { Dialog } from '@ayrac/kit/dialog.tsx';
import {
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useNavigate } from 'react-router';
import { useOfficeClient } from '#office/client/client.ts';
import type { Row, Value } from '#office/client/row.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { DialogButtons } from '#office/screen/dialog-buttons.tsx';
import { type OwnAction, offeredFor } from './own-actions.ts';
import { useResource } from './resource-context.tsx';
import { usePageState } from './use-page-state.ts';
import { useRecordActions } from './use-record-actions.ts';

const AskValue = lazy(() => import('./ask-value.tsx').then((dialog) => ({ default: dialog.AskValue })));

/** Returns the id of the record to open when the open one leaves the list, or null when it is the only one. */
type NextOf = () => string | null;

interface Actions {
  readonly start: (action: OwnAction, row: Row) => void;
  readonly goOnTo: (nextOf: NextOf) => void;
}
const Context = createContext<Actions>({ start: () => undefined, goOnTo: () => undefined });

interface PendingQuestion {
  readonly action: OwnAction;
  readonly row: Row;
}

/** Performs a page's own actions, wherever they are triggered, and shows their confirmations. */
export function ActionsProvider({ children }: { readonly children: ReactNode }) {
  const { noun } = useResource();
  const client = useOfficeClient();
  const navigate = useNavigate();
  const { attempt, labelOf, report } = useRecordActions();
  const [, change] = usePageState();
  const [pending, setPending] = useState<PendingQuestion | null>(null);
  const running = useRef(new Set<string>());
  const nextOf = useRef<NextOf>(() => null);
  const wordsOf = useCallback((name: string) => noun.actions?.[name], [noun]);

  const act = useCallback(
    async ({ action, row }: PendingQuestion, value: Value = null) => {
      setPending(null);
      // Pressing twice must not act twice.
      const key = `${action.name} ${row.id}`;
      if (running.current.has(key)) return;
      running.current.add(key);
      const run = async () => {
        const done = (await action.toOne?.(client, row, value))?.change ?? null;
        report(wordsOf(action.name)?.done?.({ label: labelOf(row) }) ?? labelOf(row), [done]);
        if (action.leaves !== undefined) {
          const next = action.leaves === 'next' ? nextOf.current() : null;
          change(({ open }) => (open === row.id ? { open: next, pane: 'form' } : {}), {
            replace: next !== null,
          });
        }
      };
      await attempt(run, action.leaves === undefined ? undefined : row.id);
      running.current.delete(key);
    },
    [attempt, change, client, labelOf, report, wordsOf],
  );
  const start = useCallback<Actions['start']>(
    (action, row) => {
      const next = { action, row };
      if (action.hrefOf !== undefined) navigate(action.hrefOf(row));
      else if (action.asks === undefined && wordsOf(action.name)?.ask === undefined) act(next);
      else setPending(next);
    },
    [act, navigate, wordsOf],
  );
  const actions = useMemo<Actions>(
    () => ({
      start,
      goOnTo: (next) => {
        nextOf.current = next;
      },
    }),
    [start],
  );
  const words = pending === null ? undefined : wordsOf(pending.action.name);
  return (
    <Context value={actions}>
      {children}
      <ActionDialog
        action={pending?.action ?? null}
        record={pending?.row}
        title={pending === null ? '' : (words?.ask?.title({ label: labelOf(pending.row) }) ?? '')}
        text={words?.ask?.text ?? ''}
        confirm={words?.label ?? ''}
        onConfirm={(value) => pending !== null && act(pending, value)}
        onClose={() => setPending(null)}
      />
    </Context>
  );
}

/** Returns a page's own actions that are offered for a record, each with a function that starts it. */
export function useOffered(row: Row | undefined) {
  const { declaration, noun } = useResource();
  const { start } = use(Context);
  return useMemo(
    () =>
      row === undefined
        ? []
        : offeredFor(declaration.actions ?? [], row).map((action) => ({
            name: action.name,
            icon: action.icon,
            label: noun.actions?.[action.name]?.label ?? action.name,
            act: () => start(action, row),
          })),
    [declaration, noun, row, start],
  );
}

/** Sets which record is opened when an action takes the open one out of the list. */
export function useGoingOn(nextOf: NextOf): void {
  const { goOnTo } = use(Context);
  useEffect(() => goOnTo(nextOf));
}

interface ActionDialogProps {
  /** Null while no confirmation is shown. */
  readonly action: OwnAction | null;
  /** The only record of the action, whose value is shown to be changed. */
  readonly record?: Row | undefined;
  readonly title: string;
  readonly text: string;
  readonly confirm: string;
  readonly onConfirm: (value: Value) => void;
  readonly onClose: () => void;
}

/** Asks for confirmation of an action, or for its value. */
export function ActionDialog({ action, record, onConfirm, ...texts }: ActionDialogProps) {
  const { noun } = useResource();
  const asks = action?.asks;
  if (asks === undefined)
    return (
      <AskDialog
        {...texts}
        {...(action?.variant && { variant: action.variant })}
        isOpen={action !== null}
        onConfirm={() => onConfirm(null)}
      />
    );
  const words = noun.fields[asks.name] ?? { label: asks.name, hint: '' };
  return (
    <Suspense>
      <AskValue
        key={action?.name}
        {...texts}
        {...asks}
        words={words}
        initial={record?.[asks.name] ?? null}
        onConfirm={onConfirm}
      />
    </Suspense>
  );
}

interface AskDialogProps {
  readonly isOpen: boolean;
  readonly title: string;
  readonly text?: string;
  /** What the person should know before confirming. */
  readonly more?: ReactNode;
  readonly confirm: string;
  /** Look of the button that confirms. Most questions are about something that is lost. */
  readonly variant?: 'danger' | 'primary';
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Confirmation dialog. The focus is on the cancel button. */
export function AskDialog(props: AskDialogProps) {
  const { isOpen, title, text, more, confirm, variant = 'danger', onConfirm, onClose } = props;
  const { resource } = useOfficePhrases();
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={title}
      closeLabel={resource.close}
      footer={
        <DialogButtons onCancel={onClose} startsOnCancel variant={variant} onClick={onConfirm}>
          {confirm}
        </DialogButtons>
      }
    >
      {text === undefined ? null : <p>{text}</p>}
      {more}
    </Dialog>
  );
}
