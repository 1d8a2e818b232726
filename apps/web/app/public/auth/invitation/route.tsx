import { readProblem } from '@ayrac/browser/calls/problem.ts';
import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { acceptanceFields } from '@ayrac/domain/account/invitation.ts';
import { redirect } from 'react-router';
import { receiveForm } from '#web/form/receive-form.ts';
import { addresses, inLocale } from '#web/page/address.ts';
import { mailedCodeOf, mailedPageHeaders } from '#web/page/mailed-page.ts';
import { pageContext } from '#web/page/page-context.ts';
import { AuthFrame } from '../auth-frame.tsx';
import { useMailedCode } from '../use-mailed-code.ts';
import type { Route } from './+types/route.ts';
import { AcceptForm } from './accept-form.tsx';
import { ClosedInvitation } from './closed-invitation.tsx';

export { shouldRevalidate } from '#web/page/history/keep-data.ts';

const tokenOf = (request: Request) => mailedCodeOf(new URL(request.url).searchParams);

/** Opening the link has no effect. It shows who sent the invitation, for which role, and its expiry. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { api } = context.get(pageContext);
  try {
    return await api.describeInvitation({ body: { token: tokenOf(request) } });
  } catch (error) {
    if (readProblem(error).code === 'link-not-valid') return null;
    throw error;
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { api, now, locale } = context.get(pageContext);
  const token = tokenOf(request);
  const reply = await receiveForm(
    await request.formData(),
    acceptanceFields,
    now,
    (draft) => api.acceptInvitation({ body: { ...draft, token } }),
    ['password', 'passwordConfirmation'],
  );
  return reply.data.kind === 'sent'
    ? redirect(inLocale(addresses.loginAfter('davet-kabul'), locale), 303)
    : { ...reply, data: reply.data };
}

export const headers = mailedPageHeaders;

export default function InvitationPage({ loaderData, actionData }: Route.ComponentProps) {
  const invited = useScreenPhrases('invitation');
  const code = useMailedCode();
  return (
    <AuthFrame title={invited.title}>
      {loaderData?.invitation ? (
        <AcceptForm code={code} until={loaderData.until} {...loaderData.invitation} refused={actionData} />
      ) : (
        <ClosedInvitation state={loaderData?.state} />
      )}
    </AuthFrame>
  );
}
