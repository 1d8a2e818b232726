import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { TextLink } from '@ayrac/kit/navigation/text-link.tsx';
import { redirect } from 'react-router';
import { receiveForm } from '#web/form/receive-form.ts';
import { addresses, inLocale, useHref } from '#web/page/address.ts';
import { pageContext } from '#web/page/page-context.ts';
import { wordingOf } from '#web/public/quote/wording.server.ts';
import { AuthFrame } from '../auth-frame.tsx';
import type { Route } from './+types/route.ts';
import { RegisterForm, registerFields, registerSecrets, registrationBody } from './register-form.tsx';

export { shouldRevalidate } from '#web/page/history/keep-data.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { noticeVersion } = await wordingOf('general', context.get(pageContext).api);
  return { noticeVersion };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { api, now, locale } = context.get(pageContext);
  const posted = await request.formData();
  const noticeVersion = String(posted.get('noticeVersion') ?? '').slice(0, 40);
  const reply = await receiveForm(
    posted,
    registerFields,
    now,
    (draft) => api.register({ body: registrationBody(draft, noticeVersion) }),
    registerSecrets,
  );
  return reply.data.kind === 'sent'
    ? redirect(inLocale(addresses.loginAfter('uye-olundu'), locale), 303)
    : { ...reply, data: reply.data };
}

export default function RegisterPage({ loaderData, actionData }: Route.ComponentProps) {
  const register = useScreenPhrases('register');
  const href = useHref();
  return (
    <AuthFrame title={register.title} lede={register.lede} withReasons>
      <RegisterForm noticeVersion={loaderData.noticeVersion} refused={actionData} />
      <p className="auth-other">
        {register.hasAccount} <TextLink to={href('login')}>{register.login}</TextLink>
      </p>
    </AuthFrame>
  );
}
