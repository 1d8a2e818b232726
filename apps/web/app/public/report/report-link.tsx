import { useLocale } from '@ayrac/browser/locale.ts';
import { loadScreenPhrases, type ScreenPhrases, useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { CampaignDetail } from '@ayrac/contract/campaign.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import { TextLink } from '@ayrac/kit/navigation/text-link.tsx';
import { useEffect, useState } from 'react';
import { useHref } from '#web/page/address.ts';
import { useCloseHash } from '#web/page/history/use-close-hash.ts';
import { useHashDialog } from '#web/page/history/use-hash-dialog.ts';

interface Loaded {
  readonly ReportDialog: typeof import('./report-dialog.tsx').ReportDialog;
  readonly phrases: ScreenPhrases['inbox'];
}

/**
 * Link to a campaign's report form: a page of its own, or with script a dialog with a history entry of its own, which is
 * loaded on demand.
 */
export function ReportLink({ campaign }: { readonly campaign: CampaignDetail }) {
  const { report, reportEnded } = useScreenPhrases('campaignReading');
  const locale = useLocale();
  const address = useHref()('report', campaign.slug);
  const { isOpen, open } = useHashDialog('#bildir');
  const close = useCloseHash();
  const [loaded, setLoaded] = useState<Loaded>();

  useEffect(() => {
    if (!isOpen || loaded !== undefined) return;
    loadDialog(locale).then(setLoaded, () => location.replace(address));
  }, [isOpen, loaded, locale, address]);

  return (
    <>
      <TextLink className="link-alone" to={address} rel="nofollow" aria-haspopup="dialog" onClick={open}>
        {campaign.state === 'ended' ? reportEnded : report}
      </TextLink>
      {loaded && (
        <loaded.ReportDialog
          campaignId={campaign.id}
          phrases={loaded.phrases}
          open={isOpen}
          onClose={close}
        />
      )}
    </>
  );
}

async function loadDialog(locale: Locale): Promise<Loaded> {
  const [{ ReportDialog }, phrases] = await Promise.all([
    import('./report-dialog.tsx'),
    loadScreenPhrases('inbox', locale),
    loadScreenPhrases('fieldErrors', locale),
  ]);
  return { ReportDialog, phrases };
}
