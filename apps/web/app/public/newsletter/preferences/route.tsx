import { readProblem } from '@ayrac/browser/calls/problem.ts';
import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { PageContext } from '@ayrac/contract/page.ts';
import { newsletterFrequencies } from '@ayrac/domain/mail/newsletter.ts';
import { remindersTopic } from '@ayrac/domain/person/follow.ts';
import { locales } from '@ayrac/domain/text/locale.ts';
import { data } from 'react-router';
import { type FailedPost, isFailedPost, PostFailure, postOrStay } from '#web/form/post-or-stay.tsx';
import { mailedCodeOf, mailedPageHeaders } from '#web/page/mailed-page.ts';
import { pageContext } from '#web/page/page-context.ts';
import { BadNewsletterLink, NewsletterPage } from '../newsletter-page.tsx';
import type { Route } from './+types/route.ts';
import { PreferencesForm } from './preferences-form.tsx';
import { StopReminders } from './stop-reminders.tsx';
import { SubscriptionState } from './subscription-state.tsx';

export { shouldRevalidate } from '#web/page/history/keep-data.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { api } = context.get(pageContext);
  const { searchParams } = new URL(request.url);
  const code = mailedCodeOf(searchParams);
  if (isAboutReminders(searchParams)) return data({ opened: null, topics: [], code });
  const [opened, { categories }] = await Promise.all([
    api.getNewsletterPreferences({ body: { code } }),
    api.getCategoryTree(),
  ]);
  const topics = categories.map(({ id, name }) => ({ id, name }));
  return data({ opened, topics, code }, { status: opened.kind === 'found' ? 200 : 404 });
}

const isAboutReminders = (query: URLSearchParams) => query.get(remindersTopic.name) === remindersTopic.value;

/** Uses the same call as the one-click unsubscription of mail programs. Only a 404 says that the code is unknown. */
async function endReminders(api: PageContext['api'], code: string) {
  try {
    await api.stopRemindersByOneClick({ query: { kod: code } });
    return data({ saved: true });
  } catch (error) {
    if (readProblem(error).status !== 404) throw error;
    return data({ saved: false }, { status: 404 });
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { api } = context.get(pageContext);
  const form = await request.formData();
  const code = mailedCodeOf(form);
  if (isAboutReminders(new URL(request.url).searchParams)) return endReminders(api, code);
  if (form.get('istek') === 'cik') {
    await api.unsubscribeNewsletter({ body: { code } });
    return { saved: false };
  }
  const one = <Choice extends string>(name: string, choices: readonly [Choice, ...Choice[]]) =>
    choices.find((choice) => choice === form.get(name)) ?? choices[0];
  const body = {
    code,
    topics: form.getAll('konu').map(String),
    wantsEnding: form.has('bitenler'),
    frequency: one('siklik', newsletterFrequencies),
    locale: one('dil', locales),
  };
  try {
    const reply = await api.saveNewsletterPreferences({ body });
    return { saved: reply.kind === 'found' && reply.state === 'confirmed' };
  } catch (error) {
    // The topic has been removed in the meantime, or never existed.
    const problem = readProblem(error);
    if (problem.code !== 'validation-failed') throw error;
    return data<FailedPost>({ failed: problem.message }, { status: problem.status });
  }
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return postOrStay(serverAction);
}

export const headers = mailedPageHeaders;

/** A reader's preferences and the button that unsubscribes; for reminders only the button. Works without script. */
export default function NewsletterPreferencesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { preferences, failed } = useScreenPhrases('newsletter');
  const { opened, topics, code } = loaderData;
  const isFailed = isFailedPost(actionData);
  const isSaved = isFailed ? undefined : actionData?.saved;
  const failure = <PostFailure message={isFailed ? failed : ''} reply={actionData} />;
  if (opened === null) return <StopReminders code={code} isDone={isSaved} failure={failure} />;
  if (opened.kind !== 'found') {
    return (
      <NewsletterPage title={preferences.title}>
        <BadNewsletterLink kind={opened.kind} />
      </NewsletterPage>
    );
  }
  return (
    <NewsletterPage title={preferences.title} lede={preferences.of({ email: opened.email })}>
      {failure}
      {opened.state === 'confirmed' ? (
        <PreferencesForm subscription={opened} topics={topics} code={code} isSaved={isSaved ?? false} />
      ) : (
        <SubscriptionState state={opened.state} isNews={isSaved !== undefined} />
      )}
    </NewsletterPage>
  );
}
