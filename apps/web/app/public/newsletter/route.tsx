import './newsletter.css';
import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { Container } from '@ayrac/kit/container.tsx';
import { receiveForm } from '#web/form/receive-form.ts';
import { pageContext } from '#web/page/page-context.ts';
import { PageHead } from '#web/page/page-head.tsx';
import type { Route } from './+types/route.ts';
import { NewsletterForm, newsletterForm } from './newsletter-form.tsx';

export async function action({ context, request }: Route.ActionArgs) {
  const { api, now } = context.get(pageContext);
  return receiveForm(await request.formData(), newsletterForm, now, (draft) =>
    api.subscribeNewsletter({ body: draft }),
  );
}

/** The newsletter form as a page. Also receives submissions without script from the home page. */
export default function NewsletterRoute({ actionData }: Route.ComponentProps) {
  const newsletter = useScreenPhrases('newsletter');
  return (
    <Container className="grid max-w-prose gap-6 py-8 md:py-12">
      <PageHead title={newsletter.title} description={newsletter.description} />
      <div className="grid gap-2">
        <h1 id="bulten" tabIndex={-1} className="text-head tracking-tight">
          {newsletter.title}
        </h1>
        <p className="text-ink-soft">{newsletter.lede}</p>
      </div>
      <div className="panel">
        <NewsletterForm labelledBy="bulten" received={actionData} />
      </div>
    </Container>
  );
}
