import type { SentLeadDeed } from '@ayrac/contract/office/lead-work.ts';
import { useState } from 'react';
import { useOfficePhrases } from '#office/phrases.tsx';
import { useOfficeClient } from '#office/resource/client.ts';
import { changedTo } from '#office/resource/record/conflict.ts';
import type { Row } from '#office/resource/row.ts';
import { useDeeds } from '#office/resource/use-deeds.ts';
import { type WorkConflict, workDifferences } from './work-conflict.ts';

/** Performs an action on a lead and confirms it with an undo. Resolves with whether it was done. */
export type Work = (deed: SentLeadDeed, done?: string) => Promise<boolean>;

/** Performs actions on a lead, and detects conflicts with other people's changes. */
export function useWork(record: Row) {
  const client = useOfficeClient();
  const { attempt, tell } = useDeeds();
  const { leads } = useOfficePhrases();
  const [conflict, setConflict] = useState<WorkConflict | null>(null);

  const write = async (deed: SentLeadDeed, version: number, done: string): Promise<boolean> => {
    // Notes and contacts are added without overwriting anything, so they need no version.
    const isAdded = deed.kind === 'note' || deed.kind === 'contact';
    const body = { deed, ...(!isAdded && { version }) };
    try {
      const { change } = await client.workOnLead({ params: { id: record.id }, body });
      if (!isAdded) setConflict(null);
      tell(done, [change]);
      return true;
    } catch (error) {
      const theirs = changedTo(error);
      if (theirs === undefined) throw error;
      const differences = workDifferences(record, deed, theirs);
      // Both people wanted the same, so there is no conflict.
      if (differences.length === 0) return write(deed, theirs.version, done);
      setConflict({ deed, theirs, differences });
      return false;
    }
  };
  const work: Work = async (deed, done = leads.saved) =>
    (await attempt(() => write(deed, record.version, done))) === true;

  return {
    work,
    conflict,
    takeMine: () => conflict && attempt(() => write(conflict.deed, conflict.theirs.version, leads.saved)),
    takeTheirs: () => setConflict(null),
  };
}
