import { type LeadStage, leadStages } from '@ayrac/domain/lead/lead-stage.ts';
import { SelectField } from '@ayrac/kit/form/select-field.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useOfficePhrases } from '#office/phrases.tsx';
import { listAddress } from '#office/resource/address.ts';
import type { BoardProps } from '#office/resource/declaration.ts';
import { useResource } from '#office/resource/resource-context.tsx';
import { AskReason } from '../ask-reason.tsx';
import { useLeadNews } from '../use-lead-news.ts';
import { BoardColumn, type Held } from './board-column.tsx';
import { useArrows } from './use-arrows.ts';
import { useMoves } from './use-moves.ts';
import './board.css';

/** Events within this time are handled together, in milliseconds. */
const GATHER_MS = 300;
/** Frames that a moved card may take to be rendered in its new column. */
const MOST_FRAMES = 30;

/** Leads by stage. Dragging a card to another column, by pointer or keyboard, moves it to that stage. */
export function Board({ state, change, selection, choose }: BoardProps) {
  const { shape } = useResource().declaration;
  const { leads } = useOfficePhrases();
  // The columns replace the filter by stage, and cards are sorted by due date.
  const { stand: _, ...filters } = state.filters;
  const query = listAddress(shape, { ...state, filters, sort: shape.defaultSort }).toString();
  const held = useRef<Held | null>(null);
  const [losing, setLosing] = useState<Held | null>(null);
  const [picked, setPicked] = useState<LeadStage>('new');
  const board = useRef<HTMLDivElement>(null);
  const focusOn = useFocusOnCard(board, state.open);
  const moving = useRef(0);
  const look = useLookAgain(() => held.current !== null || moving.current > 0);
  const send = useMoves(query, focusOn);
  const move = async (...moved: Parameters<typeof send>) => {
    moving.current += 1;
    try {
      await send(...moved);
    } finally {
      moving.current -= 1;
      look();
    }
  };
  useArrows(board, held);

  const drop = (cards: Held, to: LeadStage) => {
    if (cards.from === to) return;
    if (to === 'lost') setLosing(cards);
    else move(cards.rows, to);
  };
  const stopLosing = () => {
    const [first] = losing?.rows ?? [];
    if (first !== undefined) focusOn(first.id);
    setLosing(null);
  };

  return (
    <>
      <div className="board-pick">
        <SelectField
          label={leads.work.stage}
          value={picked}
          onChange={({ currentTarget }) =>
            setPicked(leadStages.find((stage) => stage === currentTarget.value) ?? 'new')
          }
          options={leadStages.map((stage) => ({ value: stage, label: leads.fields.stand.choices[stage] }))}
        />
      </div>
      <div className="board" ref={board}>
        {leadStages.map((stage) => (
          <BoardColumn
            key={stage}
            stage={stage}
            query={query}
            openId={state.open}
            chosen={selection.kind === 'ids' ? selection.ids : new Set()}
            held={held}
            isPicked={stage === picked}
            onOpen={(open) => change({ open, pane: 'form' })}
            onChoose={(ids, shown) =>
              choose((now) => {
                const others = now.kind === 'ids' ? [...now.ids].filter((id) => !shown.includes(id)) : [];
                return { kind: 'ids', ids: new Set([...others, ...ids]), anchor: null };
              })
            }
            onPickUp={(cards) => {
              held.current = cards;
            }}
            onLetGo={() => {
              held.current = null;
              look();
            }}
            onDropHere={(cards) => drop(cards, stage)}
          />
        ))}
      </div>
      <p className="board-keys pointer-coarse:hidden">{leads.board.keys}</p>
      {losing !== null && (
        <AskReason
          title={leads.lose.title}
          onConfirm={(reasonId) => {
            setLosing(null);
            move(losing.rows, 'lost', reasonId);
          }}
          onClose={stopLosing}
        />
      )}
    </>
  );
}

/**
 * Refreshes the columns after other people's changes, but not while a card is being dragged or its move is sent: the
 * response could still show it in its former column.
 */
function useLookAgain(isBusy: () => boolean): () => void {
  const client = useQueryClient();
  const waiting = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const isMissed = useRef(false);
  const refresh = () => {
    isMissed.current = isBusy();
    if (!isMissed.current) client.invalidateQueries({ queryKey: ['leads'] });
  };
  const hear = () => {
    clearTimeout(waiting.current);
    waiting.current = setTimeout(refresh, GATHER_MS);
  };
  useLeadNews(hear, hear);
  useEffect(() => () => clearTimeout(waiting.current), []);
  return () => {
    if (isMissed.current) hear();
  };
}

/** Focuses a card at its current place: after it was moved to a column, and when its panel is closed. */
function useFocusOnCard(board: { readonly current: HTMLElement | null }, open: string | null) {
  const [wanted, setWanted] = useState<{ readonly id: string; readonly stage?: LeadStage } | null>(null);
  const lastOpen = useRef(open);
  useEffect(() => {
    const left = lastOpen.current;
    lastOpen.current = open;
    if (left !== null && open === null) setWanted({ id: left });
  }, [open]);
  useEffect(() => {
    if (wanted === null) return;
    const { id, stage } = wanted;
    const column = stage === undefined ? '' : `[data-stage="${stage}"] `;
    // From the next frame on, after the library has restored the focus to the card's former place. On a busy device the
    // new column is rendered some frames later.
    let frame = requestAnimationFrame(look);
    let frames = 0;
    function look(): void {
      const card = board.current?.querySelector<HTMLElement>(`${column}[data-key="${id}"]`);
      frames += 1;
      if (card == null && frames < MOST_FRAMES) frame = requestAnimationFrame(look);
      else {
        card?.focus();
        setWanted(null);
      }
    }
    return () => cancelAnimationFrame(frame);
  }, [wanted, board]);
  return (id: string, stage?: LeadStage) => setWanted(stage === undefined ? { id } : { id, stage });
}
