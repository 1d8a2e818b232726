import { useClient } from '@ayrac/browser/calls/client.ts';
import {
  type Draft,
  type FormState,
  fieldProps,
  type Refused,
  useForm,
} from '@ayrac/browser/form/use-form.ts';
import type { ScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { trapField } from '@ayrac/domain/field/field.ts';
import { reportFields, reportReasons, validateReport } from '@ayrac/domain/mail/inbox.ts';
import { Notice } from '@ayrac/kit/feedback/notice.tsx';
import { RadioField } from '@ayrac/kit/form/choice-field.tsx';
import { Fieldset } from '@ayrac/kit/form/fieldset.tsx';
import { TextLink } from '@ayrac/kit/navigation/text-link.tsx';
import { useFocusOnArrival } from '@ayrac/kit/use-focus-on-arrival.ts';
import { EmailField } from '#web/form/email-field.tsx';
import { FormFailure } from '#web/form/form-failure.tsx';
import { LateFieldSummary } from '#web/form/late-field-summary.tsx';
import { useKeptTexts } from '#web/form/use-kept-texts.ts';
import { useHref } from '#web/page/address.ts';
import { LongText, Trap } from '#web/public/inbox-form/inbox-form-parts.tsx';

export const reportForm = { ...reportFields, website: trapField } as const;

/** Returns the body of the call. */
export function reportBody(draft: Draft<typeof reportForm>, campaignId: string, tookMs: number) {
  return { ...draft, campaignId, tookMs };
}

/** State of a report's form. */
export function useReportForm(
  campaignId: string,
  { failed, report }: ScreenPhrases['inbox'],
  refused?: Refused<typeof reportForm>,
): FormState<typeof reportForm> {
  const client = useClient();
  const form = useForm({
    fields: reportForm,
    refused,
    missing: report.missing,
    failed,
    check: validateReport,
    send: (draft, { tookMs, idempotencyKey }) =>
      client.sendReport({ body: reportBody(draft, campaignId, tookMs) }, { idempotencyKey }),
  });
  useKeptTexts(form, `report ${campaignId}`);
  return form;
}

interface ReportFieldsProps {
  readonly form: FormState<typeof reportForm>;
  readonly phrases: ScreenPhrases['inbox'];
}

/** Fields of a report: a reason and an optional remark. */
export function ReportFields({ form, phrases }: ReportFieldsProps) {
  const { report } = phrases;
  const href = useHref();
  // Each choice has an id of its own; the summary leads to the first.
  const { id, value, error, onChange, ...reason } = fieldProps(form, 'reason');
  return (
    <>
      {form.errors.length > 0 && (
        <LateFieldSummary
          form={form}
          title={report.summary}
          labels={{ text: report.text, email: phrases.email }}
          missing={report.missing}
        />
      )}
      <Fieldset legend={report.reason} error={error}>
        {reportReasons.map((name, place) => (
          <RadioField
            key={name}
            {...reason}
            {...(place === 0 ? { id } : {})}
            value={name}
            checked={value === name}
            onChange={onChange}
            label={report.reasons[name]}
          />
        ))}
      </Fieldset>
      <LongText
        form={form}
        name="text"
        label={report.text}
        {...(form.draft.reason === 'other' ? {} : { note: phrases.optional })}
        most={reportFields.text.limit}
        phrases={phrases}
      />
      <EmailField
        {...fieldProps(form, 'email')}
        label={phrases.email}
        note={phrases.optional}
        hint={
          <>
            {report.emailHint}{' '}
            <TextLink to={href('kvkk')} target="_blank">
              {report.notice}
            </TextLink>
          </>
        }
      />
      <Trap form={form} label={phrases.website} />
      <FormFailure message={form.message}>{phrases.kept}</FormFailure>
    </>
  );
}

/** Replaces the form after sending, and takes the focus. */
export function ReportThanks({ text }: { readonly text: string }) {
  const message = useFocusOnArrival<HTMLDivElement>();
  return (
    <div ref={message} tabIndex={-1} role="status" className="outline-none">
      <Notice tone="success">{text}</Notice>
    </div>
  );
}
