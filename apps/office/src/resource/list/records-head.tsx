import { hasCall } from '@ayrac/contract/office/declared-calls.ts';
import { Button, IconButton } from '@ayrac/kit/button.tsx';
import { useOfficePhrases } from '#office/phrases.tsx';
import type { ChangePage } from '../change-page.ts';
import { useResource } from '../resource-context.tsx';
import { ListHead } from './list-head.tsx';

interface RecordsHeadProps {
  readonly heading: 'h1' | 'h2';
  readonly count: string | undefined;
  readonly isBoard: boolean;
  readonly change: ChangePage;
  readonly onHelp: () => void;
}

/** Title of a list of records, with the switch to the board and the button for a new record. */
export function RecordsHead({ heading, count, isBoard, change, onHelp }: RecordsHeadProps) {
  const { declaration, noun } = useResource();
  const { resource } = useOfficePhrases();
  const { shape, Board, HeadAction } = declaration;
  return (
    <ListHead heading={heading} title={noun.title} count={count}>
      <div className="list-head-actions">
        <IconButton
          className="list-keys pointer-coarse:hidden"
          icon="keyboard"
          label={resource.keys.button}
          onClick={onHelp}
        />
        {Board !== undefined && (
          <Button
            variant="secondary"
            size="small"
            icon={isBoard ? 'list' : 'columns-3'}
            onClick={() => change({ view: isBoard ? 'list' : 'board' })}
          >
            {isBoard ? resource.asList : resource.asBoard}
          </Button>
        )}
        {HeadAction !== undefined && <HeadAction />}
        {hasCall(shape, 'create') && (
          <Button icon="plus" size="small" data-new onClick={() => change({ open: 'new', pane: 'form' })}>
            {noun.add}
          </Button>
        )}
      </div>
    </ListHead>
  );
}
