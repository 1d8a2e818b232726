import { useLocale } from '@ayrac/browser/locale.ts';
import type { DetailRow } from '@ayrac/contract/office/campaign-details.ts';
import { isDetailField } from '@ayrac/domain/campaign-draft/detail-cell.ts';
import type { DraftValue } from '@ayrac/domain/campaign-draft/draft-field.ts';
import { formatCount } from '@ayrac/domain/text/format.ts';
import { useState } from 'react';
import { useOfficeClient } from '#office/client/client.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { useRefresh } from '#office/resource/list/use-list.ts';
import { useRecordActions } from '#office/resource/use-record-actions.ts';
import { cellKey, cellPlace } from '#office/sheet/block.ts';
import { type FactColumn, factColumns, factOf, sentOf } from './columns.ts';
import type { TypedCells } from './use-cells.ts';
import type { FieldWordsOf } from './use-columns.ts';

/** Campaigns per request. */
const PORTION = 50;

/** A campaign that could not be saved for a reason that concerns no single cell. */
export interface RefusedRow {
  readonly id: string;
  readonly label: string;
  readonly message: string;
}

/** Why cells and campaigns were not saved. */
export interface Refused {
  /** Error messages by cell. */
  readonly cells: Readonly<Record<string, string>>;
  /** Values that another person saved, by cell. */
  readonly conflicts: Readonly<Record<string, DraftValue>>;
  readonly rows: readonly RefusedRow[];
}

const nothingRefused: Refused = { cells: {}, conflicts: {}, rows: [] };

interface Saving {
  readonly typed: TypedCells;
  /** Campaigns with an invalid cell, which are not saved. */
  readonly waiting: ReadonlySet<string>;
  readonly rows: readonly DetailRow[];
  readonly wordsOf: FieldWordsOf;
}

/** Saves the changes campaign by campaign. Refused changes stay in their cells with the reason. */
export function useSaving({ typed, waiting, rows, wordsOf }: Saving) {
  const { campaignDetails: words } = useOfficePhrases();
  const locale = useLocale();
  const client = useOfficeClient();
  const { fail, report } = useRecordActions();
  const refresh = useRefresh();
  const [isBusy, setIsBusy] = useState(false);
  const [refused, setRefused] = useState(nothingRefused);

  const save = async () => {
    const facts = factColumns(rows, typed.added);
    const writes = Map.groupBy(Object.keys(typed.cells), (key) => cellPlace(key)[0]);
    const ready = [...writes].filter(([id]) => !waiting.has(id));
    const changes: (string | null)[] = [];
    const refusals: Refused[] = [];
    let saved = 0;
    setIsBusy(true);
    try {
      for (let first = 0; first < ready.length; first += PORTION) {
        const portion = ready.slice(first, first + PORTION);
        const outcome = await client.changeCampaignDetails({
          body: {
            rows: portion.map(([id, keys]) => ({
              id,
              cells: keys.map((key) => {
                const name = cellPlace(key)[1];
                const sent = sentOf(name, typed.cells[key] ?? '', wordsOf(name).choices);
                return { name, seen: typed.seen[key] ?? null, typed: sent, ...labelsOf(name, facts) };
              }),
            })),
          },
        });
        const failed = new Set(outcome.failed.map(({ id }) => id));
        const done = portion.filter(([id]) => !failed.has(id)).flatMap(([, keys]) => keys);
        typed.saved(Object.fromEntries(done.map((key) => [key, typed.cells[key] ?? ''])));
        saved += done.length;
        changes.push(outcome.change);
        refusals.push(refusedIn(outcome));
      }
    } catch (error) {
      fail(error);
    } finally {
      setIsBusy(false);
      setRefused({
        cells: Object.assign({}, ...refusals.map(({ cells }) => cells)),
        conflicts: Object.assign({}, ...refusals.map(({ conflicts }) => conflicts)),
        rows: refusals.flatMap(({ rows: some }) => some),
      });
      await refresh();
    }
    if (saved > 0) report(words.saved({ count: formatCount(saved, locale) }), changes);
  };

  /** Removes the errors of cells that were changed or restored. */
  const forget = (keys: readonly string[]) =>
    setRefused((now) => ({
      ...now,
      cells: without(now.cells, keys),
      conflicts: without(now.conflicts, keys),
    }));

  return { isBusy, refused, save, forget };
}

function labelsOf(name: string, facts: readonly FactColumn[]) {
  if (isDetailField(name)) return {};
  const fact = factOf(name, facts);
  return fact && { label: fact.label, ...(fact.labelEn !== null && { labelEn: fact.labelEn }) };
}

interface Outcome {
  readonly failed: readonly RefusedRow[];
  readonly cells: readonly { readonly id: string; readonly name: string; readonly message: string }[];
  readonly conflicts: readonly { readonly id: string; readonly name: string; readonly theirs: DraftValue }[];
}

function refusedIn({ failed, cells, conflicts }: Outcome): Refused {
  const withReason = new Set([...cells, ...conflicts].map(({ id }) => id));
  return {
    cells: Object.fromEntries(cells.map(({ id, name, message }) => [cellKey(id, name), message])),
    conflicts: Object.fromEntries(conflicts.map(({ id, name, theirs }) => [cellKey(id, name), theirs])),
    rows: failed.filter(({ id }) => !withReason.has(id)),
  };
}

function without<Value>(all: Readonly<Record<string, Value>>, keys: readonly string[]) {
  return Object.fromEntries(Object.entries(all).filter(([key]) => !keys.includes(key)));
}
