import { readProblem } from '@ayrac/browser/calls/problem.ts';
import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { useSession } from '@ayrac/browser/session/use-session.ts';
import { mayOpenScreen } from '@ayrac/domain/access.ts';
import { readReturnPath } from '@ayrac/domain/account/return-path.ts';
import { TextLink } from '@ayrac/kit/navigation/text-link.tsx';
import { redirect } from 'react-router';
import { receiveForm } from '#web/form/receive-form.ts';
import { addresses, inLocale, useHref, withoutLocale } from '#web/page/address.ts';
import { pageContext } from '#web/page/page-context.ts';
import { AuthFrame } from '../auth-frame.tsx';
import type { Route } from './+types/route.ts';
import { loginBody, loginForm, loginSecrets } from './login-draft.ts';
import { LoginForm } from './login-form.tsx';
import { LoginNotice } from './login-notice.tsx';
import { useReturnOnce, useReturnPath } from './use-return.ts';

/** Signs in without script. The response sets the cookies. */
export async function action({ context, request }: Route.ActionArgs) {
  const { api, now, locale } = context.get(pageContext);
  const home = inLocale(addresses.home(), locale);
  const wayBack = readReturnPath(new URL(request.url).searchParams.get('donus'));
  let needsCode = false;
  let onward = home;
  const reply = await receiveForm(
    await request.formData(),
    loginForm,
    now,
    async (draft) => {
      try {
        const { user } = await api.login({ body: loginBody(draft) });
        if (wayBack !== '/' && mayOpenScreen(user.role, withoutLocale(wayBack))) onward = wayBack;
      } catch (error) {
        needsCode = ['second-factor-needed', 'wrong-code'].includes(readProblem(error).code);
        throw error;
      }
    },
    loginSecrets,
  );
  return reply.data.kind === 'sent'
    ? redirect(onward, 303)
    : { ...reply, data: { ...reply.data, needsCode } };
}

export default function LoginPage({ actionData }: Route.ComponentProps) {
  const login = useScreenPhrases('login');
  const href = useHref();
  const session = useSession();
  const path = useReturnPath();
  const user = session.kind === 'authenticated' ? session.user : undefined;
  const mayGoOn = user !== undefined && mayOpenScreen(user.role, withoutLocale(path));

  // A person whose role requires a second factor is led to its setup.
  const awaitsFactor = user?.secondFactor === 'required';
  useReturnOnce(mayGoOn, path === '/' && awaitsFactor ? href('security') : path);
  return (
    <AuthFrame title={login.title} lede={path === '/' ? login.lede : login.goOn} withReasons>
      <LoginNotice strangerTo={mayGoOn ? undefined : user} />
      <LoginForm action={href('login', path === '/' ? undefined : path)} refused={actionData} />
      <p className="auth-other">
        {login.noAccount} <TextLink to={href('register')}>{login.register}</TextLink>
      </p>
    </AuthFrame>
  );
}
