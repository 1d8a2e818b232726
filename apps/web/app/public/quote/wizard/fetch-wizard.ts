import type { Client } from '@ayrac/contract/client.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';

/**
 * Fetches the wizard. A step of its own: who imports a part names every file that it needs, and those of the wizard
 * would stand in every page.
 */
export async function fetchWizard(client: Client, locale: Locale) {
  const { prepareWizard } = await import('./prepare-wizard.tsx');
  return prepareWizard(client, locale);
}
