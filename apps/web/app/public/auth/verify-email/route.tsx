import { readProblem } from '@ayrac/browser/calls/problem.ts';
import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { useState } from 'react';
import { data } from 'react-router';
import { receiveForm } from '#web/form/receive-form.ts';
import { mailedCodeOf, mailedPageHeaders } from '#web/page/mailed-page.ts';
import { pageContext } from '#web/page/page-context.ts';
import { AuthFrame } from '../auth-frame.tsx';
import { useMailedCode } from '../use-mailed-code.ts';
import type { Route } from './+types/route.ts';
import { DECLINE, Declined, DeclineForm } from './decline-form.tsx';
import { BadVerifyLink, Verified, VerifyForm, verifyFields } from './verify-form.tsx';

export { shouldRevalidate } from '#web/page/history/keep-data.ts';

const tokenOf = (request: Request) => mailedCodeOf(new URL(request.url).searchParams);

/** Opening the link has no effect. It shows which account wants to use the address. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { api } = context.get(pageContext);
  try {
    return { asking: await api.describeVerification({ body: { token: tokenOf(request) } }) };
  } catch (error) {
    if (readProblem(error).code === 'link-not-valid') return { asking: null };
    throw error;
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { api, now } = context.get(pageContext);
  const token = tokenOf(request);
  const form = await request.formData();
  const action = form.get('intent') === DECLINE ? 'decline' : 'verify';
  const reply = await receiveForm(
    form,
    verifyFields,
    now,
    ({ password }) =>
      action === 'decline'
        ? api.declineRegistration({ body: { token } })
        : api.verifyEmail({ body: { token, password } }),
    ['password'],
  );
  return data({ action, received: reply.data } as const, reply.init ?? undefined);
}

export const headers = mailedPageHeaders;

export default function VerifyEmailPage({ loaderData: { asking }, actionData }: Route.ComponentProps) {
  const verifyEmail = useScreenPhrases('verifyEmail');
  return (
    <AuthFrame title={verifyEmail.title}>
      <Content asking={asking} posted={actionData} />
    </AuthFrame>
  );
}

interface ContentProps {
  readonly asking: Route.ComponentProps['loaderData']['asking'];
  readonly posted: Route.ComponentProps['actionData'];
}

function Content({ asking, posted }: ContentProps) {
  const code = useMailedCode();
  const [done, setDone] = useState(posted?.received.kind === 'sent' ? posted.action : undefined);
  if (done === 'verify') return <Verified />;
  if (done === 'decline') return <Declined />;
  if (asking === null) return <BadVerifyLink isNews={posted !== undefined} />;
  return (
    <>
      <VerifyForm
        code={code}
        asking={asking}
        refused={refusalOf(posted, 'verify')}
        onDone={() => setDone('verify')}
      />
      <DeclineForm code={code} refused={refusalOf(posted, 'decline')} onDone={() => setDone('decline')} />
    </>
  );
}

/** Returns the refusal of one of the two forms. */
function refusalOf(posted: ContentProps['posted'], action: 'verify' | 'decline') {
  return posted?.action === action && posted.received.kind === 'refused' ? posted.received : undefined;
}
