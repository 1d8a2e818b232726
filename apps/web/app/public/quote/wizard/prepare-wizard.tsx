import { loadScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { Client } from '@ayrac/contract/client.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import type { ComponentType } from 'react';
import { loadNotices } from '../load-notices.ts';
import { WizardDialog, type WizardDialogProps } from './wizard-dialog.tsx';

/** Loads the notices and phrases of the wizard, so that it opens complete. */
export async function prepareWizard(
  client: Client,
  locale: Locale,
): Promise<ComponentType<WizardDialogProps>> {
  const [notices] = await Promise.all([
    loadNotices(client),
    loadScreenPhrases('wizard', locale),
    loadScreenPhrases('quote', locale),
    loadScreenPhrases('fieldErrors', locale),
    loadScreenPhrases('offer', locale),
    loadScreenPhrases('quoteOutcome', locale),
    loadScreenPhrases('campaignPage', locale),
  ]);
  return (props) => <WizardDialog {...props} notices={notices} />;
}
