import { type LeadStage, leadStages } from '@ayrac/domain/lead/lead-stage.ts';
import { Button } from '@ayrac/kit/button.tsx';
import { SelectField } from '@ayrac/kit/form/select-field.tsx';
import { openByKey } from '@ayrac/kit/menu/open-by-key.ts';
import { type Ref, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Row } from '#office/client/row.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { useLostReasons } from '../use-lost-reasons.ts';
import type { Work } from './use-work.ts';

interface LeadStageProps {
  readonly record: Row;
  /** Reason of a lost lead; undefined while loading. */
  readonly lostReasonId: string | null | undefined;
  readonly work: Work;
}

/** Stage of a lead. A lead is lost only with a reason, which is asked for in the next field. */
export function LeadStageFields({ record, lostReasonId, work }: LeadStageProps) {
  const { work: words, fields } = useOfficePhrases().leads;
  // The lead as the person saw it who chooses the reason, even if somebody changes it meanwhile.
  const [losing, setLosing] = useState<Row | null>(null);
  const stage = useRef<HTMLSelectElement>(null);

  const moveTo = (to: LeadStage | undefined) => {
    setLosing(to === 'lost' ? record : null);
    if (to !== undefined && to !== 'lost') work({ kind: 'stage', stage: to });
  };
  const lose = (reasonId: string, seen = record) =>
    work({ kind: 'stage', stage: 'lost', lostReasonId: reasonId }, seen);
  const stopLosing = () => {
    flushSync(() => setLosing(null));
    // The field of the reason and its buttons have disappeared. Unless the focus was elsewhere, it returns to where it
    // came from.
    if (document.activeElement === document.body) stage.current?.focus();
  };
  return (
    <>
      <SelectField
        ref={stage}
        label={words.stage}
        value={losing ? 'lost' : String(record.stand)}
        onChange={({ currentTarget }) => moveTo(leadStages.find((one) => one === currentTarget.value))}
        onKeyDown={openByKey}
        options={leadStages.map((one) => ({ value: one, label: fields.stand.choices[one] }))}
      />
      {record.stand === 'lost' && losing === null && (
        <ReasonField value={lostReasonId ?? ''} onChoose={(reasonId) => reasonId !== '' && lose(reasonId)} />
      )}
      {losing !== null && (
        <ReasonQuestion
          onConfirm={async (reasonId) => {
            // A conflict is shown in a notice of its own. After a failure, it can be tried again.
            if ((await lose(reasonId, losing)) !== undefined) stopLosing();
          }}
          onCancel={stopLosing}
        />
      )}
    </>
  );
}

interface ReasonQuestionProps {
  readonly onConfirm: (reasonId: string) => Promise<void>;
  readonly onCancel: () => void;
}

/** Asks for the reason before a lead is marked as lost. */
function ReasonQuestion({ onConfirm, onCancel }: ReasonQuestionProps) {
  const { leads, resource, fieldErrors } = useOfficePhrases();
  const [reasonId, setReasonId] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  const field = useRef<HTMLSelectElement>(null);
  const buttons = useRef<HTMLDivElement>(null);
  useEffect(() => {
    field.current?.focus();
    // On a phone, the focus alone leaves the buttons below the window.
    buttons.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const confirm = async () => {
    setIsMissing(reasonId === '');
    if (reasonId === '') {
      field.current?.focus();
      return;
    }
    setIsSaving(true);
    await onConfirm(reasonId);
    setIsSaving(false);
  };
  return (
    <>
      <ReasonField
        ref={field}
        value={reasonId}
        hint={leads.lose.text}
        error={isMissing ? fieldErrors.required : ''}
        onChoose={(chosen) => {
          setReasonId(chosen);
          setIsMissing(false);
        }}
      />
      <div ref={buttons} className="lead-row lead-decision">
        <Button size="small" loading={isSaving} onClick={confirm}>
          {leads.lose.confirm}
        </Button>
        <Button size="small" variant="ghost" onClick={onCancel}>
          {resource.cancel}
        </Button>
      </div>
    </>
  );
}

interface ReasonFieldProps {
  readonly ref?: Ref<HTMLSelectElement>;
  readonly value: string;
  readonly hint?: string;
  readonly error?: string;
  readonly onChoose: (reasonId: string) => void;
}

function ReasonField({ ref, value, hint, error, onChoose }: ReasonFieldProps) {
  const { work: words } = useOfficePhrases().leads;
  const reasons = useLostReasons();
  return (
    <SelectField
      ref={ref}
      label={words.reason}
      placeholder={words.choose}
      value={value}
      hint={hint}
      error={error}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      onKeyDown={openByKey}
      options={reasons.map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
}
