import { useLocale } from '@ayrac/browser/locale.ts';
import type { PlannedGrant } from '@ayrac/contract/office/campaign-grants.ts';
import type { OfficeClient } from '@ayrac/contract/office/client.ts';
import { grantLimits } from '@ayrac/contract/office/grant-limits.ts';
import { formatCount } from '@ayrac/domain/text/format.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useOfficeClient } from '#office/client/client.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { useToast } from '#office/screen/toasts.tsx';
import { portionsOf } from '#office/table/selection.ts';
import { useUndo } from '#office/undo/undo.tsx';

/** Whether campaigns are assigned or removed. */
export type GrantAction = 'give' | 'take';

/** Selected customers and campaigns. */
export interface Choice {
  readonly action: GrantAction;
  readonly customers: readonly string[];
  readonly emails: readonly string[];
  readonly campaigns: readonly string[];
}

/** What assigning or removing will do, pair by pair. */
export type Plan = Awaited<ReturnType<OfficeClient['planGrants']>> & { readonly choice: Choice };

/** Progress of carrying out a plan. */
export interface GrantWork {
  readonly done: number;
  readonly total: number;
}

/** Creates a plan and carries it out in batches, with a single undo for all of them. */
export function useGrants() {
  const client = useOfficeClient();
  const { grants } = useOfficePhrases();
  const { show, showFailure } = useToast();
  const { report } = useUndo();
  const queries = useQueryClient();
  const locale = useLocale();
  const [plan, setPlan] = useState<Plan | null>(null);
  const [isPlanning, setIsPlanning] = useState(false);
  const [work, setWork] = useState<GrantWork | null>(null);

  const ask = async (choice: Choice): Promise<Plan> => {
    const { action, customers, emails, campaigns } = choice;
    const body = { action, customers: [...customers], emails: [...emails], campaigns: [...campaigns] };
    return { ...(await client.planGrants({ body })), choice };
  };

  const makePlan = async (choice: Choice) => {
    setIsPlanning(true);
    try {
      setPlan(await ask(choice));
    } catch (error) {
      showFailure(error);
    } finally {
      setIsPlanning(false);
    }
  };

  /** Shows what could be done again, unless the user has left the plan. */
  const askAgain = async (choice: Choice) => {
    const next = await ask(choice);
    setPlan((now) => (now?.choice === choice ? next : now));
  };

  const carryOut = async ({ choice, pairs }: Plan) => {
    const { action } = choice;
    const todo = pairs.filter(({ verdict }) => verdict === 'will');
    const changes: string[] = [];
    let done = 0;
    let failed = 0;
    setWork({ done: 0, total: todo.length });
    try {
      for (const portion of portionsOf(todo, grantLimits.pairs)) {
        const outcome = await carryOutSome(client, action, portion);
        done += outcome.done;
        failed += outcome.failed.length;
        if (outcome.change !== null) changes.push(outcome.change);
        setWork({ done: done + failed, total: todo.length });
      }
    } catch (error) {
      showFailure(error);
    }
    const count = formatCount(done, locale);
    if (done > 0) report(grants.done[action]({ count }), changes, () => askAgain(choice));
    if (failed > 0) show({ tone: 'error', text: grants.failed({ count: formatCount(failed, locale) }) });
    await queries.invalidateQueries();
    // A new plan shows what could not be done.
    await makePlan(choice);
    setWork(null);
  };

  return { plan, isPlanning, work, makePlan, carryOut, leavePlan: () => setPlan(null) };
}

function carryOutSome(client: OfficeClient, action: GrantAction, portion: readonly PlannedGrant[]) {
  if (action === 'give') {
    const pairs = portion.map(({ customerId, campaignId }) => ({ customerId, campaignId }));
    return client.giveCampaigns({ body: { pairs } });
  }
  const ids = portion.flatMap(({ linkId }) => linkId ?? []);
  return client['customer-campaigns.bulk']({
    body: { target: { kind: 'ids', ids }, action: { kind: 'set', values: { isActive: false } } },
  });
}
