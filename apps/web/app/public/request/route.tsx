import { readProblem } from '@ayrac/browser/calls/problem.ts';
import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { Container } from '@ayrac/kit/container.tsx';
import { Notice } from '@ayrac/kit/feedback/notice.tsx';
import { useNavigation, useRevalidator } from 'react-router';
import { isFailedPost, PostFailure, postOrStay } from '#web/form/post-or-stay.tsx';
import { useParameters } from '#web/page/address.ts';
import { mailedCodeOf, mailedPageHeaders } from '#web/page/mailed-page.ts';
import { pageContext } from '#web/page/page-context.ts';
import { PageHead } from '#web/page/page-head.tsx';
import { useRequestNews } from '#web/request/use-request-news.ts';
import type { Route } from './+types/route.ts';
import { ClosedLink } from './closed-link.tsx';
import { LinkedRequestView } from './linked-request-view.tsx';

export { shouldRevalidate } from '#web/page/history/keep-data.ts';

/** Returns the token of the mailed link. */
function tokenOf(request: Request): string {
  return mailedCodeOf(new URL(request.url).searchParams);
}

/** Opening the link has no effect. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { api } = context.get(pageContext);
  return api.getRequestByLink({ body: { token: tokenOf(request) } });
}

/** Call and confirmation of each of the page's buttons. */
const actions = {
  withdraw: { call: 'withdrawRequestByLink', done: 'withdrawn' },
  restore: { call: 'restoreRequestByLink', done: 'restored' },
  confirm: { call: 'confirmPermissionByLink', done: 'permissionConfirmed' },
  refuse: { call: 'refusePermissionByLink', done: 'permissionRefused' },
  sendCode: { call: 'sendPhoneCodeByLink', done: 'codeSent' },
  confirmPhone: { call: 'confirmPhoneByLink', done: 'phoneConfirmed' },
} as const;

/** Withdraws a request or undoes that, and confirms or revokes permissions. Only the page's own buttons post here. */
export async function action({ context, request }: Route.ActionArgs) {
  const { api } = context.get(pageContext);
  const form = await request.formData();
  const named = String(form.get('intent'));
  if (!isKnownAction(named)) return { failed: '' };
  const typedCode = String(form.get('code') ?? '');
  // Only one of the calls uses the code.
  const body = { token: tokenOf(request), code: typedCode };
  const { call, done } = actions[named];
  try {
    await api[call]({ body });
    return { done };
  } catch (error) {
    return { failed: readProblem(error).message, typedCode };
  }
}

function isKnownAction(named: string): named is keyof typeof actions {
  return Object.hasOwn(actions, named);
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return postOrStay(serverAction);
}

export const headers = mailedPageHeaders;

/** The request of a mailed link. Works without script. */
export default function RequestPage({ loaderData: opened, actionData }: Route.ComponentProps) {
  const request = useScreenPhrases('request');
  const { state, formData } = useNavigation();
  // The reply is shown while the page's data is still reloading, so the buttons work again by then.
  const busyAction = state === 'submitting' ? formData?.get('intent') : undefined;
  const typedCode = actionData !== undefined && 'typedCode' in actionData ? actionData.typedCode : '';
  const isFound = opened.kind === 'found';
  const parameters = useParameters();
  const { revalidate } = useRevalidator();
  useRequestNews(isFound ? mailedCodeOf(parameters) : undefined, revalidate);
  return (
    <Container className="grid gap-6 py-8">
      <PageHead title={request.link.title} />
      <h1 tabIndex={-1} className="text-head tracking-tight">
        {request.link.title}
      </h1>
      <PostFailure
        message={isFailedPost(actionData) ? actionData.failed || request.failed : ''}
        reply={actionData}
      />
      {actionData !== undefined && 'done' in actionData && (
        <Notice tone="success" live>
          {request[actionData.done]}
        </Notice>
      )}
      {isFound ? (
        <LinkedRequestView request={opened.request} busyAction={busyAction} typedCode={typedCode} />
      ) : (
        <ClosedLink fault={opened.kind} />
      )}
    </Container>
  );
}
