import { demoAccounts } from '../apps/server/src/features/account/demo/demo-accounts.ts';
import { openSite } from '../scripts/site.ts';
import type { DemoDatabase } from './demo-database.ts';
import { resetPeak, residentMb, residentPeakMb } from './processor-time.ts';
import { signIn } from './sign-in.ts';
import { type Figures, ms } from './summary.ts';

const MOST_MB = 100;
const RUNS = 3;
/** Lists of 100,000 rows or more. Files with personal data are given a reason. */
const files = [
  { list: 'redirects', format: 'csv' },
  { list: 'redirects', format: 'xlsx' },
  { list: 'campaigns', format: 'csv' },
  { list: 'campaigns', format: 'xlsx' },
  { list: 'users', format: 'csv', reason: 'law' },
] as const;

/** Measures the memory that a site takes beyond its own while it sends exported files. */
export async function measureExports(demo: DemoDatabase, say: (line: string) => void): Promise<Figures> {
  const site = await openSite({
    DATA_DIR: demo.dataDir,
    TRUST_PROXY: 'loopback',
    // At its start it counts the requests of the whole office anew.
    DB_STATEMENT_TIMEOUT_MS: '120000',
    DB_POOL_TIMEOUT_MS: '20000',
  });
  try {
    const cookie = await signIn(
      site,
      demoAccounts.find(({ role }) => role === 'ADMIN'),
    );
    const get = async (path: string) => {
      const reply = await fetch(new URL(`/api/admin/${path}`, site.origin), { headers: { cookie } });
      if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`);
      return reply;
    };
    // Everything that an export needs is loaded before its memory is measured.
    for (const { list } of files) await (await get(`${list}?limit=50`)).arrayBuffer();
    for (const format of ['csv', 'xlsx'])
      await (await get(`occupations/export?format=${format}`)).arrayBuffer();
    const own = await residentMb(site.pid);
    const rows: string[][] = [];
    const faults: string[] = [];
    for (const { list, format, ...more } of files) {
      for (let run = 1; run <= RUNS; run += 1) {
        demo.stopping.throwIfAborted();
        await resetPeak(site.pid);
        const begun = performance.now();
        const reply = await get(`${list}/export?${new URLSearchParams({ format, ...more })}`);
        let bytes = 0;
        for await (const chunk of reply.body ?? []) bytes += chunk.length;
        const took = performance.now() - begun;
        const above = (await residentPeakMb(site.pid)) - own;
        const name = `${list}, ${format}, ${run}`;
        rows.push([
          name,
          reply.headers.get('x-total-rows') ?? '',
          (bytes / 1e6).toFixed(1),
          ms(took),
          `+${above.toFixed(0)}`,
        ]);
        say(`exported ${name}: +${above.toFixed(0)} MB in ${ms(took)} ms`);
        if (above > MOST_MB) faults.push(`exported ${name}: ${above.toFixed(0)} MB more`);
      }
    }
    return {
      title: 'Exports of the office',
      text: `Files of lists of 100,000 rows or more, each exported ${RUNS} times from a site that has shown its lists: rows, size, milliseconds, and the most resident memory of the server meanwhile, in MB above what it had before the first file (${own.toFixed(0)} MB). At most +${MOST_MB} MB.`,
      head: ['file', 'rows', 'MB', 'ms', 'memory'],
      rows,
      faults,
    };
  } finally {
    await site.close();
  }
}
