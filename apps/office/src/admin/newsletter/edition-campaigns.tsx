import { useLocale } from '@ayrac/browser/locale.ts';
import type { EditionDetail } from '@ayrac/contract/office/edition-calls.ts';
import { EDITION_LENGTH } from '@ayrac/domain/mail/edition.ts';
import { formatCount, formatDate } from '@ayrac/domain/text/format.ts';
import { Badge } from '@ayrac/kit/badge.tsx';
import { IconButton } from '@ayrac/kit/button.tsx';
import { Field } from '@ayrac/kit/form/field.tsx';
import { Icon } from '@ayrac/kit/icon.tsx';
import { useEffect, useRef, useState } from 'react';
import { Button as DragButton } from 'react-aria-components/Button';
import { GridList, GridListItem } from 'react-aria-components/GridList';
import { useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { ReferencePicker } from '#office/fields/reference/reference-entry.tsx';
import { useReferenceLabel } from '#office/fields/reference/use-references.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { dropped, moved } from '#office/table/moves.ts';
import type { EditionDraft } from './use-edition-draft.ts';

interface EditionCampaignsProps {
  readonly edition: EditionDetail;
  readonly draft: EditionDraft;
}

type Campaign = EditionDetail['campaigns'][number];

/**
 * Campaigns of an edition. They are added by search and ordered by drag and drop, by buttons, or by Alt and an arrow
 * key.
 */
export function EditionCampaigns({ edition, draft }: EditionCampaignsProps) {
  const { page: words } = useOfficePhrases().editions;
  const locale = useLocale();
  const { content, errors, change } = draft;
  const ids = content.campaignIds;
  const isFull = ids.length >= EDITION_LENGTH;
  const picker = useRef<HTMLInputElement>(null);
  const [picked, setPicked] = useState<string | null>(null);
  const [remark, setRemark] = useState('');

  // After a selection the picker is replaced by an empty one, which takes the focus.
  useEffect(() => {
    if (picked !== null) picker.current?.focus();
  }, [picked]);

  const write = (campaignIds: readonly string[]) => change({ campaignIds }, 0);
  const add = (id: string) => {
    if (id === '') return;
    setRemark(ids.includes(id) ? words.known : '');
    if (!ids.includes(id)) write([...ids, id]);
    setPicked(id);
  };
  return (
    <section className="panel" aria-labelledby="edition-campaigns">
      <div className="panel-head">
        <h2 id="edition-campaigns" className="panel-title">
          {words.campaigns}
        </h2>
        <p className="edition-faint">
          {words.campaignsCount({
            count: formatCount(ids.length, locale),
            most: formatCount(EDITION_LENGTH, locale),
          })}
        </p>
      </div>
      <div className="edition-campaigns">
        <Field label={words.add} hint={isFull ? words.full : remark} error={errors.campaignIds}>
          {(control) => (
            <ReferencePicker
              {...control}
              key={`${picked} ${ids.length}`}
              ref={picker}
              to="campaigns"
              label={words.add}
              placeholder={words.addPlaceholder}
              value=""
              isDisabled={isFull}
              onChange={add}
            />
          )}
        </Field>
        {ids.length === 0 ? (
          <p className="edition-nothing">{words.noCampaigns}</p>
        ) : (
          <>
            <OrderedCampaigns edition={edition} ids={ids} onOrder={write} />
            <p className="edition-faint">{words.campaignsHint}</p>
          </>
        )}
      </div>
    </section>
  );
}

interface OrderedCampaignsProps {
  readonly edition: EditionDetail;
  readonly ids: readonly string[];
  readonly onOrder: (ids: readonly string[]) => void;
}

const byKey: Readonly<Record<string, 1 | -1>> = { ArrowUp: -1, ArrowDown: 1 };

function OrderedCampaigns({ edition, ids, onOrder }: OrderedCampaignsProps) {
  const { page: words } = useOfficePhrases().editions;
  const facts = new Map(edition.campaigns.map((campaign) => [campaign.id, campaign]));
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder: (drop) => onOrder(dropped(ids, (id) => id, drop)),
  });
  const step = (id: string, by: 1 | -1) => {
    const from = ids.indexOf(id);
    if (from + by >= 0 && from + by < ids.length) onOrder(moved(ids, from, from + by));
  };
  return (
    <div
      onKeyDownCapture={(event) => {
        const by = event.altKey ? byKey[event.key] : undefined;
        const row = event.target instanceof Element ? event.target.closest('[role="row"]') : null;
        const id = row?.getAttribute('data-key');
        if (by === undefined || !id) return;
        event.preventDefault();
        event.stopPropagation();
        step(id, by);
      }}
    >
      <GridList
        className="edition-list"
        aria-label={words.campaigns}
        items={ids.map((id, place) => ({ id, place, facts: facts.get(id) }))}
        dependencies={[ids.length, words]}
        dragAndDropHooks={dragAndDropHooks}
      >
        {({ id, place, facts: known }) => (
          <GridListItem id={id} textValue={known?.title ?? id} className="edition-item">
            <DragButton
              slot="drag"
              className="edition-grip"
              aria-label={words.grab({ title: known?.title ?? '' })}
            >
              <Icon name="grip-vertical" size="small" />
            </DragButton>
            <span className="edition-place">{place + 1}</span>
            {known === undefined ? <Unknown id={id} /> : <Known campaign={known} />}
            <Moves
              title={known?.title ?? ''}
              isFirst={place === 0}
              isLast={place === ids.length - 1}
              onStep={(by) => step(id, by)}
              onRemove={() => onOrder(ids.filter((one) => one !== id))}
            />
          </GridListItem>
        )}
      </GridList>
    </div>
  );
}

function Known({ campaign }: { readonly campaign: Campaign }) {
  const { page: words } = useOfficePhrases().editions;
  const locale = useLocale();
  const { title, brand, endAt, isLive } = campaign;
  const end = endAt === null ? words.openEnd : words.endsAt({ date: formatDate(endAt, locale) });
  return (
    <span className="edition-campaign">
      <span className="edition-title" lang="tr">
        {title}
      </span>
      <span className="edition-faint">
        {brand} · {end}
      </span>
      {!isLive && (
        <Badge tone="warning" icon="triangle-alert">
          {words.notLive}
        </Badge>
      )}
    </span>
  );
}

/** A campaign that was just added: shows its name until the server has returned the rest. */
function Unknown({ id }: { readonly id: string }) {
  return <span className="edition-campaign edition-title">{useReferenceLabel('campaigns', id)}</span>;
}

interface MovesProps {
  readonly title: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onStep: (by: 1 | -1) => void;
  readonly onRemove: () => void;
}

function Moves({ title, isFirst, isLast, onStep, onRemove }: MovesProps) {
  const { page: words } = useOfficePhrases().editions;
  return (
    <span className="edition-moves">
      <IconButton icon="arrow-up" label={words.up({ title })} disabled={isFirst} onClick={() => onStep(-1)} />
      <IconButton
        icon="arrow-down"
        label={words.down({ title })}
        disabled={isLast}
        onClick={() => onStep(1)}
      />
      <IconButton icon="x" label={words.remove({ title })} onClick={onRemove} />
    </span>
  );
}
