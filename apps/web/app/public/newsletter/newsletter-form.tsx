import { useClient } from '@ayrac/browser/calls/client.ts';
import { fieldProps, useForm } from '@ayrac/browser/form/use-form.ts';
import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { readFields, trapField } from '@ayrac/domain/field/field.ts';
import { newsletterFields } from '@ayrac/domain/mail/newsletter.ts';
import { Button } from '@ayrac/kit/button.tsx';
import { TextLink } from '@ayrac/kit/navigation/text-link.tsx';
import { EmailField } from '#web/form/email-field.tsx';
import { FormFailure } from '#web/form/form-failure.tsx';
import type { Received } from '#web/form/receive-form.ts';
import { useHref } from '#web/page/address.ts';
import { Outcome } from '#web/public/auth/outcome.tsx';
import { Trap } from '#web/public/inbox-form/inbox-form-parts.tsx';

export const newsletterForm = { ...newsletterFields, website: trapField } as const;

interface NewsletterFormProps {
  /** Id of the heading that labels the form. */
  readonly labelledBy: string;
  /** Outcome of a submission without script. */
  readonly received?: Received<typeof newsletterForm> | undefined;
}

/** Subscribes to the newsletter. The answer is a mail, and the same for every address. */
export function NewsletterForm({ labelledBy, received }: NewsletterFormProps) {
  const newsletter = useScreenPhrases('newsletter');
  const client = useClient();
  const href = useHref();
  const form = useForm({
    fields: newsletterForm,
    refused: received?.kind === 'refused' ? received : undefined,
    missing: { email: newsletter.missingEmail },
    failed: newsletter.failed,
    check: (draft) => readFields(newsletterFields, draft),
    send: (draft) => client.subscribeNewsletter({ body: draft }),
  });
  if (received?.kind === 'sent' || form.isSent) {
    const { email } = received?.kind === 'sent' ? received.draft : form.draft;
    return (
      <Outcome title={newsletter.sentTitle}>
        <p className="wrap-anywhere">{newsletter.sent({ email: email.trim() })}</p>
      </Outcome>
    );
  }
  return (
    <form
      ref={form.element}
      method="post"
      action={href('newsletter')}
      className="newsletter-form"
      aria-labelledby={labelledBy}
      noValidate
      onSubmit={form.submit}
    >
      <FormFailure message={form.message} />
      <EmailField {...fieldProps(form, 'email')} label={newsletter.email} />
      <Button type="submit" loading={form.isSending}>
        {newsletter.submit}
      </Button>
      <Trap form={form} label={newsletter.website} />
      <p className="field-hint">
        {newsletter.promise} <TextLink to={href('kvkk')}>{newsletter.notice}</TextLink>
      </p>
    </form>
  );
}
