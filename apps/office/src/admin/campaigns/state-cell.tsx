import type { ShownState } from '@ayrac/domain/campaign-draft/shown-state.ts';
import { Badge } from '@ayrac/kit/badge.tsx';
import type { ComponentProps } from 'react';
import type { Row } from '#office/client/row.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import './campaigns.css';

const tones: Readonly<Record<ShownState, NonNullable<ComponentProps<typeof Badge>['tone']>>> = {
  draft: 'neutral',
  scheduled: 'info',
  live: 'success',
  ended: 'warning',
  withdrawn: 'neutral',
  archived: 'neutral',
};

/** State of a campaign, and whether it has an open draft. */
export function StateCell({ row }: { readonly row: Row }) {
  const { campaigns } = useOfficePhrases();
  const state = row.state as ShownState;
  const isChanged = row.hasDraft === true && state !== 'draft';
  return (
    <span className="campaign-state">
      <Badge tone={tones[state]}>{campaigns.fields.state.choices[state]}</Badge>
      {isChanged && (
        <span title={campaigns.beside}>
          <Badge icon="pencil">
            <span className="campaign-beside">{campaigns.beside}</span>
          </Badge>
        </span>
      )}
    </span>
  );
}
