import { useCallback } from 'react';
import { useQueryState } from '#office/paged/use-query-state.ts';

/** A choice between few values that is stored in the address. The default is left out. */
export function useChoice<Value extends string>(
  name: string,
  values: readonly [Value, ...Value[]],
  byDefault: Value = values[0],
) {
  const [address, change] = useQueryState();
  const requested = address.get(name);
  const chosen = values.find((one) => one === requested) ?? byDefault;
  const choose = useCallback(
    (next: Value) => change({ [name]: next === byDefault ? '' : next }, { replace: true }),
    [change, name, byDefault],
  );
  return [chosen, choose] as const;
}
