import { useHref } from '#web/address.ts';
import { useClient } from '#web/calls/client.ts';
import { FormFailure } from '#web/form/form-failure.tsx';
import type { Received } from '#web/form/receive-form.ts';
import { useForm } from '#web/form/use-form.ts';
import { useScreenPhrases } from '#web/phrases.tsx';
import { useSession, useSessionDeeds } from '#web/session/use-session.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { AuthLede } from '../auth-frame.tsx';
import { BadLink } from '../bad-link.tsx';
import { Outcome } from '../outcome.tsx';

export const verifyNames = [] as const;

interface VerifyFormProps {
  /** Of the mailed link. */
  readonly code: string;
  readonly received: Received<never> | undefined;
}

/** One button: mail programs open links by themselves, and may verify nothing by that. */
export function VerifyForm({ code, received }: VerifyFormProps) {
  const auth = useScreenPhrases('auth');
  const client = useClient();
  const href = useHref();
  const session = useSession();
  const { askAgain } = useSessionDeeds();
  const form = useForm<never>({
    names: verifyNames,
    refused: received?.kind === 'refused' ? received : undefined,
    missing: {},
    failed: auth.verify.failed,
    check: () => ({ kind: 'ok', value: undefined }),
    send: async () => {
      await client.verifyEmail({ body: { token: code } });
      if (session.kind === 'authenticated') await askAgain();
    },
  });
  if (form.isSent || received?.kind === 'sent') {
    return (
      <Outcome
        title={auth.verify.doneTitle}
        actions={<ButtonLink to={href('profile')}>{auth.verify.goOn}</ButtonLink>}
      >
        <p>{auth.verify.done}</p>
      </Outcome>
    );
  }
  if (form.code === 'link-not-valid') return <BadVerifyLink isNews />;
  return (
    <form
      ref={form.element}
      method="post"
      action={href('verifyEmail', code)}
      className="auth-form"
      aria-label={auth.verify.title}
      onSubmit={form.submit}
    >
      <AuthLede>{auth.verify.lede}</AuthLede>
      <FormFailure message={form.message} />
      <Button type="submit" size="large" wide loading={form.isSending}>
        {auth.verify.submit}
      </Button>
    </form>
  );
}

/** In place of the form; the profile sends another link. */
export function BadVerifyLink({ isNews = false }: { readonly isNews?: boolean }) {
  const { verify } = useScreenPhrases('auth');
  const href = useHref();
  return (
    <BadLink isNews={isNews} actions={<ButtonLink to={href('profile')}>{verify.goOn}</ButtonLink>}>
      <p>{verify.again}</p>
    </BadLink>
  );
}
