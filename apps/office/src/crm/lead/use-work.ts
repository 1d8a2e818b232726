import type { SentLeadCommand } from '@ayrac/contract/office/lead-work.ts';
import type { LeadWords } from '@ayrac/phrases/tr/office/leads.ts';
import { useRef, useState } from 'react';
import { changedTo } from '#office/client/changed-to.ts';
import { useOfficeClient } from '#office/client/client.ts';
import type { Row } from '#office/client/row.ts';
import { inTurn } from '#office/client/turns.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { useRecordActions } from '#office/resource/use-record-actions.ts';
import { type WorkConflict, workDifferences } from './work-conflict.ts';

/**
 * Performs an action on a lead, as the person saw it (the latest record by default), and confirms it with an undo.
 * Resolves with whether it was done: undefined if it failed, false if it is in conflict with another person's change, or
 * was pressed a second time while the first press is still being answered.
 */
export type Work = (command: SentLeadCommand, seen?: Row) => Promise<boolean | undefined>;

/** Performs actions on a lead, and detects conflicts with other people's changes. */
export function useWork(record: Row) {
  const client = useOfficeClient();
  const { attempt, report } = useRecordActions();
  const { leads } = useOfficePhrases();
  const [conflict, setConflict] = useState<WorkConflict | null>(null);
  /** Keys of what is being added. */
  const pending = useRef(new Set<string>());

  const write = async (command: SentLeadCommand, seen: Row): Promise<boolean> => {
    const { id } = record;
    const send = (version: number) =>
      client.workOnLead({
        params: { id },
        body: { action: command, ...(needsVersion(command) && { version }) },
      });
    try {
      const { change } = await inTurn(id, seen.version, send);
      if (needsVersion(command)) setConflict(null);
      report(doneWords(command, leads), [change]);
      return true;
    } catch (error) {
      const theirs = changedTo<Row>(error);
      if (theirs === undefined) throw error;
      const differences = workDifferences(seen, command, theirs);
      // Both people wanted the same, so there is no conflict.
      if (differences.length === 0) return write(command, theirs);
      setConflict({ command, theirs, differences });
      return false;
    }
  };
  const work: Work = async (command, seen = record) => {
    if (needsVersion(command)) return attempt(() => write(command, seen));
    // Pressing twice must not add twice. Another note may follow before the first one is shown.
    const key = keyOf(command);
    if (pending.current.has(key)) return false;
    pending.current.add(key);
    const isDone = await attempt(() => write(command, seen));
    pending.current.delete(key);
    return isDone;
  };

  return {
    work,
    conflict,
    takeMine: () => conflict && attempt(() => write(conflict.command, conflict.theirs)),
    takeTheirs: () => setConflict(null),
  };
}

/** Returns what a confirmation says, so that several of them are told apart by what their undo takes back. */
function doneWords(command: SentLeadCommand, { contact, fields, work: { done } }: LeadWords): string {
  switch (command.kind) {
    case 'stage':
      return done.stage({ stage: fields.stand.choices[command.stage] });
    case 'snooze':
      return command.until === null ? done.wake : done.snooze;
    case 'assign':
    case 'plan':
    case 'note':
      return done[command.kind];
    case 'contact':
      return contact.logged;
  }
}

/** Whether a command overwrites something. Notes and contacts are only added, so that they cannot be in conflict. */
function needsVersion({ kind }: SentLeadCommand): boolean {
  return kind !== 'note' && kind !== 'contact';
}

/** Tells apart what is added at the same time: several notes may be, but only one contact. */
function keyOf(command: SentLeadCommand): string {
  return command.kind === 'note' ? `note: ${command.note}` : command.kind;
}
