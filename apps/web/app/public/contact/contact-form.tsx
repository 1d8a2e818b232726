import { useClient } from '@ayrac/browser/calls/client.ts';
import { boxProps, fieldProps, useForm } from '@ayrac/browser/form/use-form.ts';
import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { trapField } from '@ayrac/domain/field/field.ts';
import { contactMessageFields, contactTopics, validateContactMessage } from '@ayrac/domain/mail/inbox.ts';
import { Button } from '@ayrac/kit/button.tsx';
import { Notice } from '@ayrac/kit/feedback/notice.tsx';
import { CheckboxField } from '@ayrac/kit/form/choice-field.tsx';
import { SelectField } from '@ayrac/kit/form/select-field.tsx';
import { TextField } from '@ayrac/kit/form/text-field.tsx';
import { TextLink } from '@ayrac/kit/navigation/text-link.tsx';
import { useFocusOnArrival } from '@ayrac/kit/use-focus-on-arrival.ts';
import { EmailField } from '#web/form/email-field.tsx';
import { FormFailure } from '#web/form/form-failure.tsx';
import { LateFieldSummary } from '#web/form/late-field-summary.tsx';
import { PhoneField } from '#web/form/phone-field.tsx';
import type { Received } from '#web/form/receive-form.ts';
import { useKeptTexts } from '#web/form/use-kept-texts.ts';
import { useHref } from '#web/page/address.ts';
import { LongText, Trap } from '#web/public/inbox-form/inbox-form-parts.tsx';

/** Fields that the visitor fills in. The version of the privacy notice comes with the page. */
const { noticeVersion: _version, ...typedFields } = contactMessageFields;
export const contactFields = { ...typedFields, website: trapField } as const;

interface ContactFormProps {
  /** When the page was made, for a submission without script. */
  readonly made: string;
  readonly noticeVersion: string;
  readonly received: Received<typeof contactFields> | undefined;
}

/** The contact form. Works without script and never loses the input. */
export function ContactForm({ made, noticeVersion, received }: ContactFormProps) {
  const phrases = useScreenPhrases('inbox');
  const { contact } = phrases;
  const client = useClient();
  const href = useHref();
  const form = useForm({
    fields: contactFields,
    refused: received?.kind === 'refused' ? received : undefined,
    missing: contact.missing,
    failed: phrases.failed,
    check: (draft) => validateContactMessage(draft),
    send: (draft, { tookMs, idempotencyKey }) =>
      client.sendContactMessage({ body: { ...draft, noticeVersion, tookMs } }, { idempotencyKey }),
  });
  useKeptTexts(form, 'contact');
  if (received?.kind === 'sent') return <Sent email={received.draft.email} />;
  if (form.isSent) return <Sent email={form.draft.email} onAnother={form.reset} />;
  return (
    <form
      ref={form.element}
      method="post"
      action={href('contact')}
      className="panel grid gap-6"
      aria-labelledby="bize-yazin"
      noValidate
      onSubmit={form.submit}
    >
      <h2 id="bize-yazin" className="text-title">
        {contact.title}
      </h2>
      {form.errors.length > 0 && (
        <LateFieldSummary
          form={form}
          title={contact.summary}
          labels={{
            name: contact.name,
            email: phrases.email,
            phone: contact.phone,
            topic: contact.topic,
            message: contact.message,
          }}
          missing={contact.missing}
        />
      )}
      <input type="hidden" name="made" value={made} />
      <input type="hidden" name="noticeVersion" value={noticeVersion} />
      <TextField {...fieldProps(form, 'name')} label={contact.name} />
      <EmailField {...fieldProps(form, 'email')} label={phrases.email} hint={contact.emailHint} />
      <PhoneField
        {...fieldProps(form, 'phone')}
        digits={form.draft.phone}
        onDigits={(typed) => form.set('phone', typed)}
        label={contact.phone}
        note={phrases.optional}
        hint={contact.phoneHint}
      />
      <SelectField
        {...fieldProps(form, 'topic')}
        label={contact.topic}
        placeholder={contact.chooseTopic}
        options={contactTopics.map((topic) => ({ value: topic, label: contact.topics[topic] }))}
      />
      <LongText
        form={form}
        name="message"
        label={contact.message}
        most={contactFields.message.limit}
        phrases={phrases}
      />
      <CheckboxField
        {...boxProps(form, 'kvkkConsent')}
        label={
          <>
            {contact.noticeBefore}
            <TextLink to={href('kvkk')} target="_blank">
              {contact.noticeLink}
            </TextLink>{' '}
            {contact.noticeRead}
          </>
        }
      />
      <Trap form={form} label={phrases.website} />
      <FormFailure message={form.message}>{phrases.kept}</FormFailure>
      <Button type="submit" size="large" loading={form.isSending}>
        {contact.send}
      </Button>
    </form>
  );
}

/** Replaces the form and takes the focus. */
function Sent({ email, onAnother }: { readonly email: string; readonly onAnother?: () => void }) {
  const { contact } = useScreenPhrases('inbox');
  const message = useFocusOnArrival<HTMLDivElement>();
  return (
    <div ref={message} tabIndex={-1} className="outline-none">
      <Notice
        tone="success"
        title={contact.sentTitle}
        live
        actions={
          onAnother && (
            <Button variant="secondary" size="small" onClick={onAnother}>
              {contact.another}
            </Button>
          )
        }
      >
        {contact.sent({ email })}
      </Notice>
    </div>
  );
}
