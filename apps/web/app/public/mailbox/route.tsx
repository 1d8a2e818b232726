import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { Button } from '@ayrac/kit/button.tsx';
import { Container } from '@ayrac/kit/container.tsx';
import { data } from 'react-router';
import { isFailedPost, PostFailure, postOrStay } from '#web/form/post-or-stay.tsx';
import { RoutedForm } from '#web/form/routed-form.tsx';
import { useHref } from '#web/page/address.ts';
import { mailedCodeOf, mailedPageHeaders } from '#web/page/mailed-page.ts';
import { pageContext } from '#web/page/page-context.ts';
import { PageHead } from '#web/page/page-head.tsx';
import { Outcome } from '#web/public/auth/outcome.tsx';
import { useMailedCode } from '#web/public/auth/use-mailed-code.ts';
import type { Route } from './+types/route.ts';

export async function action({ context, request }: Route.ActionArgs) {
  const { api } = context.get(pageContext);
  const reply = await api.confirmMailbox({ body: { code: mailedCodeOf(await request.formData()) } });
  return data(reply, { status: reply.kind === 'confirmed' ? 200 : 404 });
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return postOrStay(serverAction);
}

export const headers = mailedPageHeaders;

/** Confirms, by a button, that a brand's requests are sent to a mail address. Opening the page has no effect. */
export default function ConfirmMailboxPage({ actionData }: Route.ComponentProps) {
  const words = useScreenPhrases('mailbox');
  const code = useMailedCode();
  const href = useHref();
  const isFailed = isFailedPost(actionData);
  const reply = isFailed ? undefined : actionData;
  const kind = reply?.kind ?? (code === '' ? 'broken' : undefined);
  return (
    <Container className="grid max-w-prose gap-6 py-8 md:py-12">
      <PageHead title={words.title} />
      <h1 tabIndex={-1} className="text-head tracking-tight">
        {words.title}
      </h1>
      {reply?.kind === 'confirmed' && (
        <Outcome title={words.doneTitle}>
          <p>{words.done({ brand: reply.brand })}</p>
        </Outcome>
      )}
      {(kind === 'broken' || kind === 'expired') && (
        <Outcome tone="warning" title={words[kind]} isNews={reply !== undefined}>
          <p>{words.badText}</p>
        </Outcome>
      )}
      {kind === undefined && (
        <>
          <p className="text-ink-soft">{words.lede}</p>
          <PostFailure message={isFailed ? words.failed : ''} reply={actionData} />
          <RoutedForm method="post" action={href('mailboxConfirm', code)} className="panel grid gap-6">
            <input type="hidden" name="kod" value={code} />
            <Button type="submit" size="large">
              {words.submit}
            </Button>
          </RoutedForm>
        </>
      )}
    </Container>
  );
}
