import { sqlStateOf } from './sql-state.ts';

/**
 * Waits for pieces of work in a transaction that were begun at once. PostgreSQL does their statements in the order in
 * which they were sent: the first ones in the order of the arguments, as long as no piece waits for anything before it
 * sends its own. Where some fail, what was wrong with the first is thrown, and not that PostgreSQL refuses whatever
 * comes behind it.
 */
export async function together<Results extends readonly unknown[]>(
  ...sent: { readonly [Index in keyof Results]: Promise<Results[Index]> }
): Promise<Results> {
  const settled = await Promise.allSettled(sent);
  const reasons = settled.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
  // 25P02: the transaction had failed before.
  if (reasons.length > 0) throw reasons.find((reason) => sqlStateOf(reason) !== '25P02') ?? reasons[0];
  return settled.map((each) => (each as PromiseFulfilledResult<unknown>).value) as unknown as Results;
}
