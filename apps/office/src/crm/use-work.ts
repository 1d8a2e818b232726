import type { SentLeadDeed } from '@ayrac/contract/office/lead-work.ts';
import { useState } from 'react';
import { useOfficePhrases } from '#office/phrases.tsx';
import { useOfficeClient } from '#office/resource/client.ts';
import { changedTo } from '#office/resource/conflict.ts';
import type { Row } from '#office/resource/row.ts';
import { useDeeds } from '#office/resource/use-deeds.ts';
import { type WorkConflict, workDifferences } from './work-conflict.ts';

/** Does something to a lead, and tells that it is done with the way back; answers whether it was. */
export type Work = (deed: SentLeadDeed, done?: string) => Promise<boolean>;

/** Work on a lead, and what becomes of it where somebody else was there first. */
export function useWork(record: Row) {
  const client = useOfficeClient();
  const { attempt, tell } = useDeeds();
  const { leads } = useOfficePhrases();
  const [conflict, setConflict] = useState<WorkConflict | null>(null);

  const write = async (deed: SentLeadDeed, version: number, done: string): Promise<boolean> => {
    // What is added beside others' work takes nothing from it.
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
      // Nobody disagrees about what was wanted.
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
