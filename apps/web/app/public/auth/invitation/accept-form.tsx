import { useClient } from '@ayrac/browser/calls/client.ts';
import { fieldProps, type Refused, useForm } from '@ayrac/browser/form/use-form.ts';
import { useLocale } from '@ayrac/browser/locale.ts';
import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { Invitation } from '@ayrac/contract/account.ts';
import { acceptanceFields, acceptanceProblems } from '@ayrac/domain/account/invitation.ts';
import { formatDateTime } from '@ayrac/domain/text/format.ts';
import { Button } from '@ayrac/kit/button.tsx';
import { TextField } from '@ayrac/kit/form/text-field.tsx';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { FormFailure } from '#web/form/form-failure.tsx';
import { useHref } from '#web/page/address.ts';
import { AuthLede } from '../auth-frame.tsx';
import { NewPasswordFields } from '../new-password-fields.tsx';
import { ClosedInvitation } from './closed-invitation.tsx';

type AcceptFormProps = NonNullable<Invitation['invitation']> &
  Pick<Invitation, 'until'> & {
    /** Code of the mailed link. */
    readonly code: string;
    readonly refused: Refused<typeof acceptanceFields> | undefined;
  };

/** An invited person chooses a username and password, and then signs in. */
export function AcceptForm({ code, username, role, invitedBy, until, refused }: AcceptFormProps) {
  const auth = useScreenPhrases('auth');
  const problems = useScreenPhrases('accountErrors');
  const invited = useScreenPhrases('invitation');
  const locale = useLocale();
  const client = useClient();
  const href = useHref();
  const navigate = useNavigate();
  const login = href('loginAfter', 'davet-kabul');
  const form = useForm({
    fields: acceptanceFields,
    begun: { username },
    refused,
    missing: auth.missing,
    problems,
    failed: invited.failed,
    check: (draft) => {
      const fields = acceptanceProblems(draft);
      return Object.keys(fields).length === 0 ? { kind: 'ok', value: draft } : { kind: 'invalid', fields };
    },
    send: (draft) => client.acceptInvitation({ body: { ...draft, token: code } }),
  });
  const { isSent } = form;
  useEffect(() => {
    if (isSent) navigate(login, { replace: true });
  }, [isSent, login, navigate]);
  if (form.code === 'link-not-valid') return <ClosedInvitation state={undefined} isNews />;
  const what = { role: invited.roles[role], until: formatDateTime(until, locale) };
  return (
    <form
      ref={form.element}
      method="post"
      action={href('invitation', code)}
      className="auth-form"
      aria-label={invited.title}
      noValidate
      onSubmit={form.submit}
    >
      <AuthLede>
        {invitedBy === null ? invited.lede(what) : invited.ledeBy({ ...what, by: invitedBy })}{' '}
        {invited.choose}
      </AuthLede>
      <FormFailure message={form.message} />
      <TextField {...fieldProps(form, 'username')} label={auth.username} hint={auth.usernameHint} />
      <NewPasswordFields form={form} label={auth.password} owner={form.draft} />
      <Button type="submit" size="large" wide loading={form.isSending || isSent}>
        {invited.submit}
      </Button>
    </form>
  );
}
