import { useLocale } from '@ayrac/browser/locale.ts';
import { loadScreenPhrases, useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { CampaignDetail } from '@ayrac/contract/campaign.ts';
import { TextLink } from '@ayrac/kit/text-link.tsx';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { useHref } from '#web/page/address.ts';

/** Link to a campaign's report form: a page of its own, or with script a dialog that is loaded on demand. */
export function ReportLink({ campaign }: { readonly campaign: CampaignDetail }) {
  const { report, reportEnded } = useScreenPhrases('campaignReading');
  const locale = useLocale();
  const address = useHref()('report', campaign.slug);
  const [open, setOpen] = useState(false);
  const [render, setRender] = useState<(open: boolean) => ReactNode>();

  const load = async () => {
    const [{ ReportDialog }, phrases] = await Promise.all([
      import('./report-dialog.tsx'),
      loadScreenPhrases('inbox', locale),
      loadScreenPhrases('fieldErrors', locale),
    ]);
    const close = () => setOpen(false);
    setRender(() => (isOpen: boolean) => (
      <ReportDialog campaignId={campaign.id} phrases={phrases} open={isOpen} onClose={close} />
    ));
  };
  const show = (event: MouseEvent) => {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setOpen(true);
    if (render === undefined) load().catch(() => location.assign(address));
  };

  return (
    <>
      <TextLink className="link-alone" to={address} rel="nofollow" aria-haspopup="dialog" onClick={show}>
        {campaign.state === 'ended' ? reportEnded : report}
      </TextLink>
      {render?.(open)}
    </>
  );
}
