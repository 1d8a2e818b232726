import { sqlStateOf } from './sql-state.ts';

/**
 * Waits for statements of a transaction that were sent at once. Where some fail it throws what was wrong with the first,
 * not that PostgreSQL refuses all that come behind it.
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
