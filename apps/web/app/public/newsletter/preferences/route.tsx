import { locales } from '@ayrac/domain/locale.ts';
import { newsletterFrequencies } from '@ayrac/domain/newsletter.ts';
import { data } from 'react-router';
import { mailedCodeOf, mailedPageHeaders } from '#web/mailed-page.ts';
import { pageContext } from '#web/page-context.ts';
import { useScreenPhrases } from '#web/phrases.tsx';
import { BadNewsletterLink, NewsletterPage } from '../newsletter-page.tsx';
import type { Route } from './+types/route.ts';
import { PreferencesForm } from './preferences-form.tsx';
import { SubscriptionState } from './subscription-state.tsx';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { api } = context.get(pageContext);
  const code = mailedCodeOf(new URL(request.url).searchParams);
  const [opened, { categories }] = await Promise.all([
    api.getNewsletterPreferences({ body: { code } }),
    api.getCategoryTree(),
  ]);
  const topics = categories.map(({ id, name }) => ({ id, name }));
  return data({ opened, topics, code }, { status: opened.kind === 'found' ? 200 : 404 });
}

export async function action({ context, request }: Route.ActionArgs) {
  const { api } = context.get(pageContext);
  const form = await request.formData();
  const code = mailedCodeOf(form);
  if (form.get('istek') === 'cik') {
    await api.unsubscribeNewsletter({ body: { code } });
    return { saved: false };
  }
  const one = <Choice extends string>(name: string, choices: readonly [Choice, ...Choice[]]) =>
    choices.find((choice) => choice === form.get(name)) ?? choices[0];
  const reply = await api.saveNewsletterPreferences({
    body: {
      code,
      topics: form.getAll('konu').map(String),
      wantsEnding: form.has('bitenler'),
      frequency: one('siklik', newsletterFrequencies),
      locale: one('dil', locales),
    },
  });
  return { saved: reply.kind === 'found' && reply.state === 'confirmed' };
}

export const headers = mailedPageHeaders;

/** What a reader chose, and the way out. It works without script. */
export default function NewsletterPreferencesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { preferences } = useScreenPhrases('newsletter');
  const { opened, topics, code } = loaderData;
  if (opened.kind !== 'found') {
    return (
      <NewsletterPage title={preferences.title}>
        <BadNewsletterLink kind={opened.kind} />
      </NewsletterPage>
    );
  }
  return (
    <NewsletterPage title={preferences.title} lede={preferences.of({ email: opened.email })}>
      {opened.state === 'confirmed' ? (
        <PreferencesForm
          subscription={opened}
          topics={topics}
          code={code}
          isSaved={actionData?.saved ?? false}
        />
      ) : (
        <SubscriptionState state={opened.state} isNews={actionData !== undefined} />
      )}
    </NewsletterPage>
  );
}
