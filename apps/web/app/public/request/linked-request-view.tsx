import { useLocale } from '@ayrac/browser/locale.ts';
import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { formatDateTime } from '@ayrac/domain/text/format.ts';
import { Button } from '@ayrac/kit/button.tsx';
import { FactsTable } from '@ayrac/kit/facts/facts-table.tsx';
import { TextLink } from '@ayrac/kit/navigation/text-link.tsx';
import { RoutedForm } from '#web/form/routed-form.tsx';
import { useHref } from '#web/page/address.ts';
import { BrandLogo } from '#web/public/campaign-list/brand-logo.tsx';
import { ForeignText } from '#web/public/campaign-list/foreign-text.tsx';
import { RequestSteps, StateBadge } from '#web/request/request-steps.tsx';
import { useRestorable } from '#web/request/use-restorable.ts';
import type { LinkedRequestViewProps } from './linked-request-props.ts';
import { Permissions } from './permissions.tsx';

/** A request with its masked data, and its sender's actions. */
export function LinkedRequestView(props: LinkedRequestViewProps) {
  const { request, busyAction } = props;
  const words = useScreenPhrases('request');
  const href = useHref();
  const locale = useLocale();
  const { campaign, state, at, contact } = request;
  const { link } = words;
  const title = <ForeignText value={campaign.title} />;
  return (
    <div className="parts">
      <div className="part">
        <div className="part-about">
          <p>{link.lede}</p>
          <p>
            <TextLink to={href('register')}>{link.register}</TextLink>
          </p>
        </div>
        <article className="panel grid gap-5">
          <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
            <BrandLogo brand={campaign.brand} />
            <div className="min-w-0 flex-1 basis-48">
              <h2 className="text-lead sm:text-title">
                {campaign.isShown ? <TextLink to={href('campaign', campaign.slug)}>{title}</TextLink> : title}
              </h2>
              <p className="text-ink-soft">{campaign.brand.name}</p>
            </div>
            <StateBadge state={state} />
          </div>
          {state !== 'withdrawn' && <RequestSteps state={state} at={at} />}
          <p className="max-w-none text-ink-soft">{words.meaning[state]}</p>
          <FactsTable
            caption={link.title}
            captionHidden
            facts={[
              { label: link.askedOn, value: formatDateTime(at.received, locale) },
              { label: link.receiver, value: link.sentTo({ brand: campaign.brand.name }) },
              { label: link.email, value: <span translate="no">{contact.email}</span> },
              { label: link.phone, value: <span translate="no">{contact.phone}</span> },
            ]}
          />
          <Permissions {...props} />
          <RequestActions request={request} busyAction={busyAction} />
        </article>
      </div>
    </div>
  );
}

/** A single button: withdraw the request, or undo the withdrawal. */
function RequestActions({ request, busyAction }: Omit<LinkedRequestViewProps, 'typedCode'>) {
  const words = useScreenPhrases('request');
  const { canWithdraw, restorableUntil } = request;
  const restorable = useRestorable(restorableUntil);
  if (!canWithdraw && restorable === undefined) return null;
  const action = canWithdraw ? 'withdraw' : 'restore';
  return (
    <RoutedForm method="post" className="flex flex-wrap items-center gap-3">
      <input type="hidden" name="intent" value={action} />
      <Button
        type="submit"
        variant="secondary"
        loading={busyAction === action}
        {...(canWithdraw ? {} : { icon: 'undo-2' as const })}
      >
        {canWithdraw ? words.withdraw : words.restore}
      </Button>
      {restorable !== undefined && (
        <span className="text-ink-faint text-small">{words.restoreHint({ time: restorable })}</span>
      )}
    </RoutedForm>
  );
}
