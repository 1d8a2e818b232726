import type { Client } from '@ayrac/contract/client.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';

/**
 * Loads the wizard. A module of its own, because an importing module refers to every file of its dynamic imports, and
 * each page would then list the wizard's files.
 */
export async function fetchWizard(client: Client, locale: Locale) {
  const { prepareWizard } = await import('./prepare-wizard.tsx');
  return prepareWizard(client, locale);
}
