import { sqlStateOf } from './sql-state.ts';

/**
 * Waits for several pieces of work started at once in one transaction. PostgreSQL runs their statements in the order in
 * which they were sent. The first statements therefore follow the order of the arguments, provided no piece awaits
 * anything before sending its own. When some fail, the original error is thrown rather than the 25P02 errors that
 * follow it.
 */
export async function together<Results extends readonly unknown[]>(
  ...sent: { readonly [Index in keyof Results]: Promise<Results[Index]> }
): Promise<Results> {
  const settled = await Promise.allSettled(sent);
  const reasons = settled.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
  // 25P02 (in_failed_sql_transaction): an earlier statement of the transaction failed.
  if (reasons.length > 0) throw reasons.find((reason) => sqlStateOf(reason) !== '25P02') ?? reasons[0];
  return settled.map((each) => (each as PromiseFulfilledResult<unknown>).value) as unknown as Results;
}
