import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { newPasswordFields } from '@ayrac/domain/account/password.ts';
import { redirect } from 'react-router';
import { receiveForm } from '#web/form/receive-form.ts';
import { addresses, inLocale } from '#web/page/address.ts';
import { mailedPageHeaders } from '#web/page/mailed-page.ts';
import { pageContext } from '#web/page/page-context.ts';
import { AuthFrame } from '../auth-frame.tsx';
import { useMailedCode } from '../use-mailed-code.ts';
import type { Route } from './+types/route.ts';
import { BadResetLink, ResetForm } from './reset-form.tsx';

export async function action({ context, request }: Route.ActionArgs) {
  const { api, now, locale } = context.get(pageContext);
  const token = new URL(request.url).searchParams.get('kod') ?? '';
  const send = (draft: { password: string; passwordConfirmation: string }) =>
    api.resetPassword({ body: { ...draft, token } });
  const reply = await receiveForm(await request.formData(), newPasswordFields, now, send, [
    'password',
    'passwordConfirmation',
  ]);
  return reply.data.kind === 'sent'
    ? redirect(inLocale(addresses.loginAfter('sifre-yenilendi'), locale), 303)
    : { ...reply, data: reply.data };
}

export const headers = mailedPageHeaders;

export default function ResetPasswordPage({ actionData }: Route.ComponentProps) {
  const newPassword = useScreenPhrases('newPassword');
  const code = useMailedCode();
  return (
    <AuthFrame title={newPassword.reset.title}>
      {code === '' ? <BadResetLink /> : <ResetForm code={code} refused={actionData} />}
    </AuthFrame>
  );
}
