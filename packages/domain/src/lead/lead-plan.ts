/** Next action on a lead and its time, each of which may be left out. */
interface Plan {
  readonly action: string | null;
  readonly at: Date | null;
}

/** Returns why a plan cannot be made in place of the current one, or null when it can. */
export function planProblem(plan: Plan, current: Plan, now: Date): 'empty' | 'past' | null {
  const isEmpty = plan.action === null && plan.at === null;
  // An empty plan in place of another one removes it.
  if (isEmpty && current.action === null && current.at === null) return 'empty';
  // Editing the action of an overdue plan keeps its time.
  const isKept = plan.at?.getTime() === current.at?.getTime();
  return plan.at !== null && plan.at < now && !isKept ? 'past' : null;
}
