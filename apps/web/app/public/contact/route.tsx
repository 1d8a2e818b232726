import { Container } from '@ayrac/kit/container.tsx';
import { receiveForm } from '#web/form/receive-form.ts';
import { pageContext } from '#web/page/page-context.ts';
import { PageHead } from '#web/page/page-head.tsx';
import { wordingOf } from '#web/public/quote/wording.server.ts';
import { TextDocument } from '#web/public/text-page/text-document.tsx';
import type { Route } from './+types/route.ts';
import { ContactForm, contactFields } from './contact-form.tsx';

export { shouldRevalidate } from '#web/page/history/keep-data.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { api, now } = context.get(pageContext);
  const [text, { noticeVersion }] = await Promise.all([
    api.getPageText({ params: { page: 'contact' } }),
    wordingOf('general', api),
  ]);
  return { text, noticeVersion, made: now.toISOString() };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { api, now } = context.get(pageContext);
  const posted = await request.formData();
  const noticeVersion = String(posted.get('noticeVersion') ?? '').slice(0, 40);
  return receiveForm(posted, contactFields, now, (draft, { tookMs, idempotencyKey }) =>
    api.sendContactMessage({ body: { ...draft, noticeVersion, tookMs } }, { idempotencyKey }),
  );
}

/** The contact form, with advice for each subject. */
export default function ContactPage({ loaderData: { text, ...form }, actionData }: Route.ComponentProps) {
  return (
    <Container>
      <PageHead title={text.title} description={text.description} />
      <TextDocument text={text}>
        <ContactForm {...form} received={actionData} />
      </TextDocument>
    </Container>
  );
}
