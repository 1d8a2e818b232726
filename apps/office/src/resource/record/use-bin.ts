import { useState } from 'react';
import type { Row } from '#office/client/row.ts';
import { useResource } from '../resource-context.tsx';
import { useRecordActions } from '../use-record-actions.ts';

/** Moves the record of a form to the bin and back. `onBinned` is called with the record in the bin. */
export function useBin(record: Row | null, onRestored: (row: Row) => void, onBinned: () => void) {
  const { confirm } = useResource();
  const actions = useRecordActions();
  const [isMoving, setIsMoving] = useState(false);
  return {
    isMoving,
    toBin: async () => {
      if (record === null) return;
      if (confirm !== undefined && !(await confirm(record, { isInBin: true }))) return;
      setIsMoving(true);
      await actions.toBin(record, onBinned);
      setIsMoving(false);
    },
    restore: async () => {
      const row = record && (await actions.restore(record));
      if (row) onRestored(row);
    },
  };
}
