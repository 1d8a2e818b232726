import { useClient } from '@ayrac/browser/calls/client.ts';
import { useLocale } from '@ayrac/browser/locale.ts';
import { usePhrases } from '@ayrac/browser/phrases.tsx';
import type { Client } from '@ayrac/contract/client.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import { type ComponentType, Suspense, useEffect, useState } from 'react';
import { useHref } from '#web/page/address.ts';
import { DialogLink } from '#web/page/history/dialog-link.tsx';
import { useHashDialog } from '#web/page/history/use-hash-dialog.ts';
import type { WizardDialogProps } from '#web/public/quote/wizard/wizard-dialog.tsx';

/** Quote button of every page. Opens the wizard, which is loaded on demand, or without script the categories. */
export function QuoteLink() {
  const { shell } = usePhrases();
  const address = useHref()('categories');
  const locale = useLocale();
  const client = useClient();
  const [wizard, setWizard] = useState<{ readonly Dialog: ComponentType<WizardDialogProps> }>();
  const { isOpen, open } = useHashDialog('#teklif-al');
  const isLoading = isOpen && wizard === undefined;

  useEffect(() => {
    // If the wizard cannot be loaded, opens the categories.
    if (isLoading)
      load(client, locale).then(
        (Dialog) => setWizard({ Dialog }),
        () => location.assign(address),
      );
  }, [isLoading, client, locale, address]);

  return (
    <>
      <DialogLink
        to={address}
        className="bar-quote"
        loading={isLoading}
        onClick={open}
        onPointerEnter={() => void load(client, locale).catch(() => undefined)}
      >
        {shell.quote}
      </DialogLink>
      {wizard && (
        <Suspense fallback={null}>
          <wizard.Dialog open={isOpen} />
        </Suspense>
      )}
    </>
  );
}

async function load(client: Client, locale: Locale): Promise<ComponentType<WizardDialogProps>> {
  const { fetchWizard } = await import('#web/public/quote/wizard/fetch-wizard.ts');
  return fetchWizard(client, locale);
}
