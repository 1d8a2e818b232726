import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

/** A choice of few that stands in the address; the first one's address is the one without it. */
export function useChoice<Value extends string>(name: string, values: readonly [Value, ...Value[]]) {
  const [address, setAddress] = useSearchParams();
  const asked = address.get(name);
  const [first] = values;
  const chosen = values.find((one) => one === asked) ?? first;
  const choose = useCallback(
    (next: Value) =>
      setAddress(
        (before) => {
          const after = new URLSearchParams(before);
          if (next === first) after.delete(name);
          else after.set(name, next);
          return after;
        },
        { preventScrollReset: true, replace: true },
      ),
    [setAddress, name, first],
  );
  return [chosen, choose] as const;
}
