import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { Button, ButtonLink } from '@ayrac/kit/button.tsx';
import { Container } from '@ayrac/kit/container.tsx';
import { receiveForm } from '#web/form/receive-form.ts';
import { addresses, useHref } from '#web/page/address.ts';
import { pageContext } from '#web/page/page-context.ts';
import { movedTo, notFound, orNotFound } from '#web/page/page-failure.ts';
import { PageHead } from '#web/page/page-head.tsx';
import { ForeignText } from '#web/public/campaign-list/foreign-text.tsx';
import type { Route } from './+types/route.ts';
import { ReportFields, ReportThanks, reportBody, reportForm, useReportForm } from './report-form.tsx';

export { shouldRevalidate } from '#web/page/history/keep-data.ts';

async function findReported({
  context,
  params,
  request,
}: Pick<Route.LoaderArgs, 'context' | 'params' | 'request'>) {
  const { api, locale } = context.get(pageContext);
  const page = await orNotFound(api.getCampaignPage({ params: { slug: params.slug } }));
  if (page.kind === 'moved') throw movedTo(addresses.report(page.slug), request, locale);
  if (page.kind === 'removed') throw notFound();
  const { id, slug, title } = page.campaign;
  return { id, slug, title };
}

export async function loader(args: Route.LoaderArgs) {
  const { now } = args.context.get(pageContext);
  return { campaign: await findReported(args), made: now.toISOString() };
}

export async function action(args: Route.ActionArgs) {
  const { api, now } = args.context.get(pageContext);
  const { id } = await findReported(args);
  return receiveForm(await args.request.formData(), reportForm, now, (draft, { tookMs, idempotencyKey }) =>
    api.sendReport({ body: reportBody(draft, id, tookMs) }, { idempotencyKey }),
  );
}

export function headers() {
  return { 'cache-control': 'no-store' };
}

/** The report form as a page of its own. Works without script. */
export default function ReportPage({ loaderData: { campaign, made }, actionData }: Route.ComponentProps) {
  const phrases = useScreenPhrases('inbox');
  const { report } = phrases;
  const href = useHref();
  const refused = actionData?.kind === 'refused' ? actionData : undefined;
  const form = useReportForm(campaign.id, phrases, refused);
  const isSent = form.isSent || actionData?.kind === 'sent';
  return (
    <Container className="grid max-w-narrow gap-6 pt-4 pb-16">
      <PageHead title={report.title} />
      <ButtonLink variant="back" icon="arrow-left" to={href('campaign', campaign.slug)}>
        {report.back}
      </ButtonLink>
      <h1 tabIndex={-1} className="text-head tracking-tight">
        {isSent ? report.sentTitle : report.title}
      </h1>
      <p className="font-label">
        <ForeignText value={campaign.title} />
      </p>
      {isSent ? (
        <ReportThanks text={report.sent} />
      ) : (
        <form
          ref={form.element}
          method="post"
          action={href('report', campaign.slug)}
          className="panel grid gap-6"
          noValidate
          onSubmit={form.submit}
        >
          <p className="text-ink-soft">{report.lede}</p>
          <input type="hidden" name="made" value={made} />
          <ReportFields form={form} phrases={phrases} />
          <Button type="submit" size="large" loading={form.isSending}>
            {report.send}
          </Button>
        </form>
      )}
    </Container>
  );
}
