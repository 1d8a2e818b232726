import type { ImportState } from '@ayrac/domain/import/import-state.ts';
import { Badge } from '@ayrac/kit/badge.tsx';
import { useOfficePhrases } from '#office/phrases.tsx';

const tones = {
  mapping: 'neutral',
  checking: 'info',
  checked: 'warning',
  running: 'info',
  paused: 'warning',
  done: 'success',
  cancelled: 'neutral',
  undoing: 'info',
  undone: 'neutral',
} as const;

/** State of an import. */
export function StateBadge({ state }: { readonly state: ImportState }) {
  const { imports } = useOfficePhrases();
  return <Badge tone={tones[state]}>{imports.states[state]}</Badge>;
}
