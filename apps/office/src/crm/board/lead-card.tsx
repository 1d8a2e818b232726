import { Badge } from '@ayrac/kit/badge.tsx';
import { Icon } from '@ayrac/kit/icon.tsx';
import { Button } from 'react-aria-components/Button';
import { Checkbox } from 'react-aria-components/Checkbox';
import { GridListItem } from 'react-aria-components/GridList';
import type { Row } from '#office/client/row.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { DueCell } from '../cells.tsx';

interface LeadCardProps {
  readonly row: Row;
  readonly isOpen: boolean;
  readonly hasBrand: boolean;
}

/** A lead on the board: person, campaign, due date and owner. Only open leads need one. */
export function LeadCard({ row, isOpen, hasBrand }: LeadCardProps) {
  const { leads } = useOfficePhrases();
  const name = String(row.name ?? '') || leads.untitled;
  const { campaignId, brandId, ownerId } = row.labels ?? {};
  return (
    <GridListItem id={row.id} textValue={name} className="lead-card" data-open={isOpen || undefined}>
      <div className="lead-card-head">
        <Checkbox slot="selection" className="lead-card-choose">
          <Icon name="check" size="small" />
        </Checkbox>
        <span className="lead-card-name" translate="no">
          {name}
        </span>
        <Button slot="drag" className="lead-card-grip" aria-label={leads.board.grab({ label: name })}>
          <Icon name="grip-vertical" size="small" />
        </Button>
      </div>
      <p className="lead-card-campaign">{campaignId}</p>
      <p className="lead-card-due">
        <DueCell row={row} />
      </p>
      <p className="lead-card-foot">
        {hasBrand && (
          <span className="lead-card-brand" translate="no">
            {brandId}
          </span>
        )}
        {row.isUnassigned === true && <Badge tone="warning">{leads.board.unassigned}</Badge>}
        {ownerId != null && <span translate="no">{ownerId}</span>}
      </p>
    </GridListItem>
  );
}
