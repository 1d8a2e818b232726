import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

/** A choice between few values that is stored in the address. The default is left out. */
export function useChoice<Value extends string>(
  name: string,
  values: readonly [Value, ...Value[]],
  byDefault: Value = values[0],
) {
  const [address, setAddress] = useSearchParams();
  const asked = address.get(name);
  const chosen = values.find((one) => one === asked) ?? byDefault;
  const choose = useCallback(
    (next: Value) =>
      setAddress(
        (before) => {
          const after = new URLSearchParams(before);
          if (next === byDefault) after.delete(name);
          else after.set(name, next);
          return after;
        },
        { preventScrollReset: true, replace: true },
      ),
    [setAddress, name, byDefault],
  );
  return [chosen, choose] as const;
}
