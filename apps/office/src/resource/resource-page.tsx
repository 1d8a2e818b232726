import { useMemo, useRef, useState } from 'react';
import { useResourceCalls, useSharedCalls } from '#office/client/client.ts';
import { useShortcuts } from '#office/keys/use-shortcuts.ts';
import { useOfferedCommands } from '#office/screen/page-commands.ts';
import { chosenCount, nothingChosen, toggle } from '#office/table/selection.ts';
import type { TableHandle } from '#office/table/use-row-focus.ts';
import { listAddress } from './address.ts';
import { canChoose, type ResourceDeclaration } from './declaration.ts';
import { KeysHelp } from './keys-help.tsx';
import { RecordsList } from './list/records-list.tsx';
import { useList } from './list/use-list.ts';
import { useSelection } from './list/use-selection.ts';
import { PanelSides } from './panel/panel-sides.tsx';
import { RecordPanel } from './record/record-panel.tsx';
import { usePanel } from './record/use-panel.ts';
import { type ResourceParts, ResourceProvider } from './resource-context.tsx';
import { ActionsProvider, useOffered } from './use-actions.tsx';
import { useFocusOnReturn } from './use-focus-on-return.ts';
import { useListSteps } from './use-list-steps.ts';
import { usePageState } from './use-page-state.ts';
import { useDefaultView } from './views/use-views.ts';
import './resource.css';

interface ResourcePageProps {
  readonly declaration: ResourceDeclaration;
  /** Level of the list's heading on its page. */
  readonly heading: 'h1' | 'h2';
  readonly confirm?: NonNullable<ResourceParts['confirm']>;
}

/** A page of records, defined by its declaration. */
export function ResourcePage({ declaration, heading, confirm }: ResourcePageProps) {
  const noun = declaration.useWords();
  const calls = useResourceCalls(declaration.shape);
  const shared = useSharedCalls();
  const parts = useMemo(
    () => ({ declaration, noun, calls, shared, ...(confirm && { confirm }) }),
    [declaration, noun, calls, shared, confirm],
  );
  return (
    <ResourceProvider value={parts}>
      <ActionsProvider>
        <ListAndRecord declaration={declaration} heading={heading} />
      </ActionsProvider>
    </ResourceProvider>
  );
}

/** The list, the open record beside it, and the shortcuts of both. */
function ListAndRecord({ declaration, heading }: Omit<ResourcePageProps, 'confirm'>) {
  const { shape, Board } = declaration;
  const [state, change] = usePageState();
  useDefaultView();
  const isList = Board === undefined || state.view === 'list';
  const list = useList(state, isList);
  const { rows } = list;
  const table = useRef<TableHandle>(null);
  const search = useRef<HTMLInputElement>(null);
  const page = useRef<HTMLDivElement>(null);
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const [selection, choose] = useSelection(
    listAddress(shape, { ...state, sort: shape.defaultSort }).toString(),
  );
  const steps = useListSteps({ state, change, list, table });
  const { activeId, open, step, moveActive } = steps;
  const panel = usePanel(state.open, change, declaration.createdTab);
  const close = () => change({ open: null, pane: 'form' });

  const offered = useOffered(rows.find(({ id }) => id === (state.open ?? activeId)));
  useOfferedCommands(offered);
  // Beside an open record its panel handles these shortcuts, because the record may have left the list.
  const keys = Object.entries(declaration.keys ?? {}).map(([key, action]) => {
    const act = offered.find(({ name }) => name === action)?.act;
    return [key, state.open === null ? act : undefined];
  });
  const chooseActive = () => {
    if (!canChoose(declaration) || activeId === null) return;
    const loaded = rows.map(({ id }) => id);
    choose((now) => toggle(now, activeId, loaded));
  };
  useShortcuts({
    search: () => search.current?.select(),
    next: isList ? () => step(1) : undefined,
    previous: isList ? () => step(-1) : undefined,
    choose: isList ? chooseActive : undefined,
    open: activeId === null || state.open !== null ? undefined : () => open(activeId),
    // Works also if new records are created on another page.
    new: () => page.current?.querySelector<HTMLElement>('[data-new]')?.click(),
    edit: () => {
      if (state.open === null && activeId !== null) open(activeId);
      focusForm(page.current);
    },
    'move-up': () => moveActive(-1),
    'move-down': () => moveActive(1),
    help: () => setIsHelpOpen(true),
    close: () => {
      if (state.open !== null) close();
      else if (chosenCount(selection) > 0) choose(() => nothingChosen);
    },
    ...Object.fromEntries(keys),
  });

  useFocusOnReturn({ open: state.open, rows, isOnItsWay: list.answer.isFetching, table, page });

  return (
    <div className="resource" ref={page}>
      <PanelSides
        isRead={declaration.isRead}
        list={
          <RecordsList
            {...{ heading, state, change, list, table, search, activeId, selection, choose }}
            canOrder={steps.canOrder}
            onActive={steps.setActiveId}
            onOpen={open}
            onMove={steps.move}
            onHelp={() => setIsHelpOpen(true)}
          />
        }
        panel={
          state.open === null ? null : (
            <RecordPanel
              key={panel.key}
              id={state.open}
              pane={state.pane}
              row={rows.find(({ id }) => id === state.open)}
              canStep={steps.canStep}
              onStep={step}
              change={change}
              onCreated={panel.onCreated}
              onClose={close}
            />
          )
        }
      />
      <KeysHelp open={isHelpOpen} onClose={() => setIsHelpOpen(false)} />
    </div>
  );
}

function focusForm(page: HTMLElement | null): void {
  // The form is only rendered after the record was opened.
  requestAnimationFrame(() =>
    page?.querySelector<HTMLElement>('.record form :is(input, select, textarea):enabled')?.focus(),
  );
}
