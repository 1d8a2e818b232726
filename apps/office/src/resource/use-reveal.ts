import { useState } from 'react';
import { useResource } from './resource-context.tsx';
import type { Row, Values } from './row.ts';
import { useDeeds } from './use-deeds.ts';

// The same at each render.
const none: readonly string[] = [];

/** The personal values of a record: masked until somebody asks for them, which is kept. */
export function useReveal(record: Row | null) {
  const { declaration, calls } = useResource();
  const { attempt } = useDeeds();
  const [revealed, setRevealed] = useState<Values | null>(null);
  const { personal = [] } = declaration.shape;
  const isMasked = record !== null && personal.length > 0 && revealed === null;
  const ask = async (id: string): Promise<Values | undefined> => {
    const answer = await attempt(() => calls.reveal({ params: { id } }));
    if (answer !== undefined) setRevealed(answer.values);
    return answer?.values;
  };
  return {
    /** Absent while they are masked. */
    revealed,
    isMasked,
    /** The fields that nobody can read or write yet. */
    masked: isMasked ? personal : none,
    show: () => (record === null ? Promise.resolve(undefined) : ask(record.id)),
    setRevealed,
  };
}

/** What `useReveal` answers. */
export type Reveal = ReturnType<typeof useReveal>;
