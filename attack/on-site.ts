import type { Outcome } from '../apps/server/src/testing/attack/run-attack.ts';
import { attackedSettings } from '../apps/server/src/testing/attack/settings.ts';
import { openSite } from '../scripts/site.ts';

/** Runs an attack on a fresh site. If it finds faults, the error log of the site is printed. */
export async function onFreshSite(attack: (origin: string) => Promise<Outcome>): Promise<Outcome> {
  const site = await openSite(attackedSettings);
  try {
    const outcome = await attack(site.origin);
    const errors = outcome.faults.length === 0 ? [] : site.logged().filter(isError);
    if (errors.length > 0) console.error(`\nThe site's last errors:\n${errors.join('\n')}`);
    return outcome;
  } finally {
    await site.close();
  }
}

/** Whether a line of the log has the level `error` or higher. */
function isError(line: string): boolean {
  return /"level":(?:50|60|"error"|"fatal")/.test(line);
}
