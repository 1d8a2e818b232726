import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { forgottenFields } from '@ayrac/domain/account/login.ts';
import { ButtonLink } from '@ayrac/kit/button.tsx';
import { receiveForm } from '#web/form/receive-form.ts';
import { useHref } from '#web/page/address.ts';
import { pageContext } from '#web/page/page-context.ts';
import { AuthFrame } from '../auth-frame.tsx';
import type { Route } from './+types/route.ts';
import { ForgotForm } from './forgot-form.tsx';

export async function action({ context, request }: Route.ActionArgs) {
  const { api, now } = context.get(pageContext);
  return receiveForm(await request.formData(), forgottenFields, now, (draft) =>
    api.requestPasswordReset({ body: draft }),
  );
}

export default function ForgotPasswordPage({ actionData }: Route.ComponentProps) {
  const auth = useScreenPhrases('auth');
  const newPassword = useScreenPhrases('newPassword');
  const href = useHref();
  return (
    <AuthFrame title={newPassword.forgot.title}>
      <ForgotForm received={actionData} />
      <ButtonLink variant="back" icon="arrow-left" to={href('login')}>
        {auth.toLogin}
      </ButtonLink>
    </AuthFrame>
  );
}
