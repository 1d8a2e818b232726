import { useClient } from '@ayrac/browser/calls/client.ts';
import { fieldProps, useForm } from '@ayrac/browser/form/use-form.ts';
import { useLocale } from '@ayrac/browser/locale.ts';
import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { DataRequestValue } from '@ayrac/contract/personal-data.ts';
import {
  DATA_REQUEST_LENGTH,
  type DataRequestKind,
  dataRequestFields,
  dataRequestKinds,
  validateDataRequest,
} from '@ayrac/domain/person/data-request.ts';
import { formatCount, formatDate } from '@ayrac/domain/text/format.ts';
import { Badge } from '@ayrac/kit/badge.tsx';
import { Button } from '@ayrac/kit/button.tsx';
import { SelectField } from '@ayrac/kit/form/select-field.tsx';
import { TextAreaField } from '@ayrac/kit/form/text-area-field.tsx';
import { useState } from 'react';
import { FormFailure } from '#web/form/form-failure.tsx';
import { useKeptTexts } from '#web/form/use-kept-texts.ts';
import { Outcome } from '#web/public/auth/outcome.tsx';

interface DataRequestsProps {
  readonly requests: readonly DataRequestValue[];
  /** Account that makes the requests. */
  readonly owner: string;
}

/** Requests under article 11 of the data-protection law: a form, and the earlier requests with their deadlines. */
export function DataRequests({ requests: before, owner }: DataRequestsProps) {
  const [requests, setRequests] = useState(before);
  return (
    <>
      <RequestForm owner={owner} onMade={(made) => setRequests((others) => [made, ...others])} />
      <RequestList requests={requests} />
    </>
  );
}

interface RequestFormProps extends Pick<DataRequestsProps, 'owner'> {
  readonly onMade: (made: DataRequestValue) => void;
}

function RequestForm({ owner, onMade }: RequestFormProps) {
  const { requests: words } = useScreenPhrases('profile').ownData;
  const locale = useLocale();
  const client = useClient();
  const [made, setMade] = useState<DataRequestValue>();
  const form = useForm({
    fields: dataRequestFields,
    check: validateDataRequest,
    missing: words.missing,
    failed: words.failed,
    send: async (draft, { idempotencyKey }) => {
      setMade(undefined);
      const reply = await client.createDataRequest({ body: draft }, { idempotencyKey });
      setMade(reply);
      onMade(reply);
    },
  });
  useKeptTexts(form, 'data-request', owner);
  if (form.isSent) form.reset();
  return (
    <form ref={form.element} className="part-form" aria-label={words.title} noValidate onSubmit={form.submit}>
      {made !== undefined && (
        <Outcome title={words.sent}>
          <p>{words.sentText({ date: formatDate(made.dueAt, locale) })}</p>
        </Outcome>
      )}
      <FormFailure message={form.message} />
      <SelectField
        {...fieldProps(form, 'kind')}
        label={words.kind}
        placeholder={words.chooseKind}
        options={dataRequestKinds.map((kind: DataRequestKind) => ({ value: kind, label: words.kinds[kind] }))}
      />
      <TextAreaField
        {...fieldProps(form, 'text')}
        label={words.body}
        hint={words.bodyHint({ most: formatCount(DATA_REQUEST_LENGTH, locale) })}
        rows={5}
      />
      <div className="part-actions">
        <Button type="submit" variant="secondary" loading={form.isSending}>
          {words.send}
        </Button>
      </div>
    </form>
  );
}

const tones = { open: 'info', overdue: 'danger', answered: 'success' } as const;

function RequestList({ requests }: { readonly requests: readonly DataRequestValue[] }) {
  const { requests: words } = useScreenPhrases('profile').ownData;
  const locale = useLocale();
  if (requests.length === 0) return null;
  return (
    <section className="part-form">
      <h4>{words.list}</h4>
      <ul className="own-requests">
        {requests.map(({ id, kind, text, state, createdAt, dueAt, answeredAt }) => (
          <li key={id}>
            <p className="own-request-head">
              {words.kinds[kind]}
              <Badge tone={tones[state]}>{words.states[state]}</Badge>
            </p>
            <p className="text-ink-soft text-small">
              {words.made({ date: formatDate(createdAt, locale) })} ·{' '}
              {answeredAt === null
                ? words.due({ date: formatDate(dueAt, locale) })
                : words.answeredOn({ date: formatDate(answeredAt, locale) })}
            </p>
            <p className="own-request-text">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
