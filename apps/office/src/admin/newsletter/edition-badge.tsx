import type { EditionState } from '@ayrac/domain/mail/edition.ts';
import { Badge } from '@ayrac/kit/badge.tsx';
import { useOfficePhrases } from '#office/phrases.tsx';

const tones = {
  draft: 'neutral',
  scheduled: 'info',
  sending: 'info',
  stopped: 'warning',
  sent: 'success',
  cancelled: 'neutral',
} as const;

/** State of an edition. */
export function EditionBadge({ state }: { readonly state: EditionState }) {
  const { editions } = useOfficePhrases();
  return <Badge tone={tones[state]}>{editions.fields.state.choices[state]}</Badge>;
}
