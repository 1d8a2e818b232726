import { useLocale } from '@ayrac/browser/locale.ts';
import { formatDateTime } from '@ayrac/domain/text/format.ts';
import { Dialog } from '@ayrac/kit/dialog.tsx';
import { FactsTable } from '@ayrac/kit/facts/facts-table.tsx';
import { CheckboxField } from '@ayrac/kit/form/choice-field.tsx';
import { Fieldset } from '@ayrac/kit/form/fieldset.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useOfficeClient } from '#office/client/client.ts';
import type { Row } from '#office/client/row.ts';
import { useFailureWords } from '#office/client/use-failure-words.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { useRecordActions } from '#office/resource/use-record-actions.ts';
import { DialogButtons } from '#office/screen/dialog-buttons.tsx';
import type { Story } from '../lead/story.ts';
import { OtherContact } from './other-contact.tsx';
import { RequestTitle } from './request-title.tsx';

interface MergeDialogProps {
  readonly record: Row;
  readonly duplicates: Story['duplicates'];
  readonly onClose: () => void;
}

/** Shows the result of merging the selected requests before it is done. */
export function MergeDialog({ record, duplicates, onClose }: MergeDialogProps) {
  const { leads, resource } = useOfficePhrases();
  const { merge: words, fields } = leads;
  const locale = useLocale();
  const client = useOfficeClient();
  const failureWords = useFailureWords();
  const { attempt, report } = useRecordActions();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [isBusy, setIsBusy] = useState(false);
  const ids = duplicates.flatMap(({ id }) => (left.has(id) ? [] : [id]));
  const { data: plan, error } = useQuery({
    // The key does not start with "leads", so that the merge does not invalidate the plan: afterwards there is nothing
    // to plan.
    queryKey: ['lead-merge', record.id, ids],
    queryFn: ({ signal }) => client.planMerge({ params: { id: record.id }, body: { ids } }, { signal }),
    enabled: ids.length > 0 && !isBusy,
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  const isReady = ids.length > 0 && plan !== undefined && error === null && !isBusy;

  const toggle = (id: string, isChosen: boolean) =>
    setLeft((now) => new Set(isChosen ? [...now].filter((one) => one !== id) : [...now, id]));
  const merge = async () => {
    if (!isReady) return;
    setIsBusy(true);
    const { version } = plan;
    await attempt(async () => {
      const { change } = await client.mergeLeads({ params: { id: record.id }, body: { ids, version } });
      report(words.done({ count: String(ids.length) }), [change]);
    });
    onClose();
  };
  const instant = (at: string | null) => (at === null ? null : formatDateTime(at, locale));
  return (
    <Dialog
      open
      busy={isBusy}
      onClose={onClose}
      title={words.title({ label: String(record.name) })}
      closeLabel={resource.close}
      footer={
        <DialogButtons
          onCancel={onClose}
          startsOnCancel
          loading={isBusy}
          aria-disabled={!isReady}
          onClick={merge}
        >
          {words.confirm}
        </DialogButtons>
      }
    >
      <div className="lead-part">
        <Fieldset legend={words.which}>
          {duplicates.map(({ id, name, campaign, stand, ...rest }) => (
            <CheckboxField
              key={id}
              label={<RequestTitle name={name} campaign={campaign} />}
              hint={
                <>
                  {fields.stand.choices[stand]}
                  <OtherContact duplicate={rest} />
                </>
              }
              checked={!left.has(id)}
              onChange={({ currentTarget }) => toggle(id, currentTarget.checked)}
            />
          ))}
        </Fieldset>
        {error !== null && <p role="alert">{failureWords(error, { otherwise: words.failed })}</p>}
        {plan && error === null && ids.length > 0 && (
          <FactsTable
            caption={words.result}
            facts={[
              { label: fields.phone.label, value: <span translate="no">{String(record.phone)}</span> },
              { label: fields.email.label, value: <span translate="no">{String(record.email)}</span> },
              { label: fields.stand.label, value: fields.stand.choices[plan.stage] },
              {
                label: fields.ownerId.label,
                value: plan.owner === null ? resource.none : <span translate="no">{plan.owner}</span>,
              },
              // There is nothing to show of what has not happened yet.
              ...[
                { label: fields.firstContactAt.label, value: instant(plan.firstContactAt) },
                { label: fields.lastContactAt.label, value: instant(plan.lastContactAt) },
                { label: fields.nextAction.label, value: plan.nextAction },
              ].filter(({ value }) => value !== null),
            ]}
          />
        )}
        <p className="lead-hint">{words.follows}</p>
      </div>
    </Dialog>
  );
}
