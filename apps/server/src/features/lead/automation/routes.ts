import { maySee } from '@ayrac/domain/access.ts';
import { assignInOrder } from '@ayrac/domain/lead/assignment.ts';
import { runsAt } from '@ayrac/domain/lead/automation.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import { dayInMs } from '@ayrac/domain/time/istanbul-time.ts';
import { dayOf } from '@ayrac/domain/time/working-day.ts';
import type { Handlers } from '#server/api/handler.ts';
import {
  listAssignees,
  listOwnersOf,
  listRules,
  listTried,
} from '#server/features/lead/assignment/queries.ts';
import { findHours } from '../queries.ts';
import { presentTrial } from './present.ts';
import { findAutomation, listPasts, listPeopleOf, ruleOfPeople } from './queries.ts';

const TRIED_MS = 7 * dayInMs;
const MOST_TRIED = 10_000;

export const automationHandlers: Handlers<'tryAutomation'> = {
  async tryAutomation({ db, caller, now }, { params: { id } }) {
    const automation = await findAutomation(db, id);
    if (automation === undefined || !maySee(caller, 'manage-leads', null, automation.brandId))
      throw new RefusalError('not-found');
    const { brandId, action } = automation;
    const isForAll = action === 'tell' && automation.people.length === 0;
    const people = isForAll ? await listPeopleOf(db, brandId) : automation.people;
    const from = new Date(now.getTime() - TRIED_MS);
    const came = await listTried(db, brandId, from, MOST_TRIED);
    const leads = came.filter(({ mergedInto }) => mergedInto === null);
    const [{ hours, answerMinutes }, pastOf] = await Promise.all([
      findHours(db, brandId),
      listPasts(
        db,
        leads.map((lead) => lead.id),
      ),
    ]);
    const runs = leads.flatMap((lead) => {
      const { endedAt, snoozes } = pastOf(lead.id);
      const ends = [lead.firstContactAt, endedAt].filter((at) => at !== null);
      const stoppedAt = ends.length === 0 ? null : new Date(Math.min(...ends.map(Number)));
      const wait = { hours: automation.hours, answerMinutes };
      const at = runsAt({ ...lead, stoppedAt, snoozes }, wait, hours);
      return at === null || at > now ? [] : [{ ...lead, at }];
    });
    runs.sort((one, other) => one.at.getTime() - other.at.getTime());
    const rules = people.length > 0 ? [ruleOfPeople(id, people)] : await listRules(db, brandId);
    const ids = [...new Set([...people, ...rules.flatMap((rule) => rule.people)])];
    const [assignees, names] = await Promise.all([
      listAssignees(db, brandId, ids),
      listOwnersOf(db, brandId, ids),
    ]);
    const tried = runs.map((run) => ({ ...run, day: dayOf(run.at), leaves: run.ownerId }));
    const given = action === 'reassign' ? assignInOrder(rules, tried, assignees) : new Map();
    return {
      ...{ from: from.toISOString(), to: now.toISOString(), action, leads: leads.length },
      ...presentTrial({ action, people, runs, given, names }),
    };
  },
};
