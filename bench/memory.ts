import { askEach } from './ask-each.ts';
import { withColdSite } from './cold/cold-site.ts';
import { residentMb, residentPeakMb } from './processor-time.ts';
import type { Figures } from './summary.ts';

const REQUESTS = 50_000;
const REPORTS = 5;
const OF_A_KIND = 25;
const CONNECTIONS = 16;
const MOST_MB = 350;

/**
 * Measures the server's memory during requests of all kinds in turn, with its caches at their default size. Signing in
 * is left out: its time is spent on the password.
 */
export function measureMemory(campaigns: number, say: (line: string) => void): Promise<Figures> {
  return withColdSite(say, { campaigns, hasCaches: true }, async ({ site, requests, stopping }) => {
    const kinds = requests.filter(({ name }) => !name.startsWith('sign-in'));
    const rows: [when: string, mb: number][] = [['after its start', await residentMb(site.pid)]];
    const rounds = Math.ceil(REQUESTS / (kinds.length * OF_A_KIND));
    for (let round = 1; round <= rounds; round += 1) {
      for (const kind of kinds) {
        stopping.throwIfAborted();
        await askEach(site.origin, kind, OF_A_KIND, CONNECTIONS);
      }
      const when = `after ${round} of ${rounds} rounds`;
      if (round % Math.ceil(rounds / REPORTS) > 0 && round < rounds) continue;
      rows.push([when, await residentMb(site.pid)]);
      say(`${when}: ${rows.at(-1)?.[1].toFixed(0)} MB`);
    }
    const most = await residentPeakMb(site.pid);
    rows.push(['at most', most]);
    return {
      title: 'Memory of the server',
      text: `Resident memory in MB during ${REQUESTS.toLocaleString('en')} requests of ${kinds.length} kinds, ${OF_A_KIND} of each in turn over ${CONNECTIONS} connections, with ${campaigns.toLocaleString('en')} campaigns and the caches on. The goal is ${MOST_MB} MB.`,
      head: ['when', 'MB'],
      rows: rows.map(([when, mb]) => [when, mb.toFixed(0)]),
      faults: most > MOST_MB ? [`The server used ${most.toFixed(0)} MB.`] : [],
    };
  });
}
