import { receiveForm } from '#web/form/receive-form.ts';
import { mailedPageHeaders } from '#web/mailed-page.ts';
import { pageContext } from '#web/page-context.ts';
import { useScreenPhrases } from '#web/phrases.tsx';
import { AuthFrame } from '../auth-frame.tsx';
import { useMailedCode } from '../use-mailed-code.ts';
import type { Route } from './+types/route.ts';
import { BadVerifyLink, VerifyForm, verifyNames } from './verify-form.tsx';

export async function action({ context, request }: Route.ActionArgs) {
  const { api, now } = context.get(pageContext);
  const token = new URL(request.url).searchParams.get('kod') ?? '';
  return receiveForm<never>(await request.formData(), verifyNames, now, () =>
    api.verifyEmail({ body: { token } }),
  );
}

export const headers = mailedPageHeaders;

export default function VerifyEmailPage({ actionData }: Route.ComponentProps) {
  const auth = useScreenPhrases('auth');
  const code = useMailedCode();
  return (
    <AuthFrame title={auth.verify.title}>
      {code === '' ? <BadVerifyLink /> : <VerifyForm code={code} received={actionData} />}
    </AuthFrame>
  );
}
