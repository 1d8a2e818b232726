import type { SentLeadDeed } from '@ayrac/contract/office/lead-work.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { useOfficeClient } from '#office/resource/client.ts';
import type { Row } from '#office/resource/row.ts';
import { useDeeds } from '#office/resource/use-deeds.ts';

/** Does something to a lead, and tells that it is done with the way back; answers whether it was. */
export function useWork({ id, version }: Row) {
  const client = useOfficeClient();
  const { attempt, tell } = useDeeds();
  const { leads } = useOfficePhrases();
  return async (deed: SentLeadDeed, done: string = leads.saved): Promise<boolean> => {
    // What is added beside others' work takes nothing from it.
    const isAdded = deed.kind === 'note' || deed.kind === 'contact';
    const answer = await attempt(async () => {
      const { change } = await client.workOnLead({
        params: { id },
        body: { deed, ...(!isAdded && { version }) },
      });
      tell(done, [change]);
      return true;
    });
    return answer === true;
  };
}
