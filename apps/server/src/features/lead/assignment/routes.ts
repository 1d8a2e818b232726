import { maySee } from '@ayrac/domain/access.ts';
import { assignInOrder } from '@ayrac/domain/lead/assignment.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import { dayInMs } from '@ayrac/domain/time/istanbul-time.ts';
import { dayOf } from '@ayrac/domain/time/working-day.ts';
import type { Handlers } from '#server/api/handler.ts';
import { presentTrial } from './present.ts';
import { findRule, listAssignees, listOwnersOf, listRulesWith, listTried } from './queries.ts';

const TRIED_MS = 7 * dayInMs;
const MOST_TRIED = 10_000;

export const assignmentHandlers: Handlers<'tryAssignmentRule'> = {
  async tryAssignmentRule({ db, caller, now }, { params: { id } }) {
    const rule = await findRule(db, id);
    if (rule === undefined || !maySee(caller, 'manage-leads', null, rule.brandId))
      throw new RefusalError('not-found');
    const { brandId } = rule;
    const from = new Date(now.getTime() - TRIED_MS);
    const rules = await listRulesWith(db, rule);
    const ids = [...new Set(rules.flatMap((one) => one.people))];
    const [leads, assignees, people] = await Promise.all([
      listTried(db, brandId, from, MOST_TRIED),
      listAssignees(db, brandId, ids, from),
      listOwnersOf(db, brandId, ids),
    ]);
    const tried = leads.map((one) => ({ ...one, day: dayOf(one.createdAt) }));
    const outcome = assignInOrder(rules, tried, assignees);
    return {
      ...{ from: from.toISOString(), to: now.toISOString() },
      ...presentTrial({ ruleId: id, rules, people, leads, outcome }),
    };
  },
};
