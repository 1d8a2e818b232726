import { useRef, useState } from 'react';
import type { Row, Values } from '#office/client/row.ts';
import { useResource } from '../resource-context.tsx';
import { useRecordActions } from '../use-record-actions.ts';

// A constant, so that its identity does not change between renders.
const none: readonly string[] = [];

/** Reveals the personal values of a record. Each request for them is recorded in the audit log. */
export function useReveal(record: Pick<Row, 'id'> | null) {
  const { declaration, calls } = useResource();
  const { attempt } = useRecordActions();
  const [revealed, setRevealed] = useState<Values | null>(null);
  const { personal = [] } = declaration.shape;
  const isMasked = record !== null && personal.length > 0 && revealed === null;
  const asking = useRef<Promise<Values | undefined>>(undefined);
  const ask = async (id: string): Promise<Values | undefined> => {
    const answer = await attempt(() => calls.reveal({ params: { id } }));
    if (answer !== undefined) setRevealed(answer.values);
    return answer?.values;
  };
  return {
    /** Null while masked. */
    revealed,
    isMasked,
    /** Fields that cannot be read or written yet. */
    masked: isMasked ? personal : none,
    /** Asked twice at once, it asks the server once. */
    show: (): Promise<Values | undefined> => {
      if (record === null) return Promise.resolve(undefined);
      asking.current ??= ask(record.id).finally(() => {
        asking.current = undefined;
      });
      return asking.current;
    },
    setRevealed,
  };
}

/** Result of `useReveal`. */
export type Reveal = ReturnType<typeof useReveal>;
