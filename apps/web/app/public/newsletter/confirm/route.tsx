import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { isPlainText } from '@ayrac/domain/text/plain-text.ts';
import { Button, ButtonLink } from '@ayrac/kit/button.tsx';
import { data, useNavigation } from 'react-router';
import { isFailedPost, PostFailure, postOrStay } from '#web/form/post-or-stay.tsx';
import { RoutedForm } from '#web/form/routed-form.tsx';
import { useHref } from '#web/page/address.ts';
import { mailedCodeOf, mailedPageHeaders } from '#web/page/mailed-page.ts';
import { pageContext } from '#web/page/page-context.ts';
import { Outcome } from '#web/public/auth/outcome.tsx';
import { useMailedCode } from '#web/public/auth/use-mailed-code.ts';
import { wordingOf } from '#web/public/quote/wording.server.ts';
import { BadNewsletterLink, NewsletterPage } from '../newsletter-page.tsx';
import type { Route } from './+types/route.ts';

export { shouldRevalidate } from '#web/page/history/keep-data.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { questions } = await wordingOf('general', context.get(pageContext).api);
  return { permission: questions.newsletter, questionsVersion: questions.version };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { api } = context.get(pageContext);
  const posted = await request.formData();
  const shown = String(posted.get('questionsVersion') ?? '');
  const questionsVersion = isPlainText(shown) ? shown.slice(0, 40) : '';
  const reply = await api.confirmNewsletter({ body: { code: mailedCodeOf(posted), questionsVersion } });
  return data(reply, { status: reply.kind === 'confirmed' ? 200 : 404 });
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return postOrStay(serverAction);
}

export const headers = mailedPageHeaders;

/** Explains what the button permits. Opening the page has no effect, because mail programs open links by themselves. */
export default function ConfirmNewsletterPage({ loaderData, actionData }: Route.ComponentProps) {
  const { confirm, failed } = useScreenPhrases('newsletter');
  const code = useMailedCode();
  const href = useHref();
  const isSending = useNavigation().state === 'submitting';
  const isFailed = isFailedPost(actionData);
  const reply = isFailed ? undefined : actionData;
  if (reply?.kind === 'confirmed') {
    return (
      <NewsletterPage title={confirm.about}>
        <Outcome
          title={confirm.doneTitle}
          actions={<ButtonLink to={href('newsletterPreferences', reply.code)}>{confirm.choose}</ButtonLink>}
        >
          <p>{confirm.done}</p>
        </Outcome>
      </NewsletterPage>
    );
  }
  if (reply !== undefined || code === '') {
    return (
      <NewsletterPage title={confirm.about}>
        <BadNewsletterLink kind={reply?.kind ?? 'broken'} isNews={reply !== undefined} />
      </NewsletterPage>
    );
  }
  return (
    <NewsletterPage title={confirm.title} lede={confirm.lede}>
      <PostFailure message={isFailed ? failed : ''} reply={actionData} />
      <RoutedForm method="post" action={href('newsletterConfirm', code)} className="panel grid gap-6">
        <blockquote>{loaderData.permission}</blockquote>
        <input type="hidden" name="kod" value={code} />
        <input type="hidden" name="questionsVersion" value={loaderData.questionsVersion} />
        <Button type="submit" size="large" loading={isSending}>
          {confirm.submit}
        </Button>
      </RoutedForm>
    </NewsletterPage>
  );
}
