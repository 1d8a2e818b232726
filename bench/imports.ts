import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { UPLOAD_PATH } from '@ayrac/domain/picture/upload.ts';
import { demoAccounts } from '../apps/server/src/features/account/demo/demo-accounts.ts';
import { openSite, type Site } from '../scripts/site.ts';
import { signIn } from './sign-in.ts';
import { type Figures, ms, percentile } from './summary.ts';

const ROWS = 50_000;
const COLUMNS = 20;
const CALM_MS = 20_000;
const WRITING_MS = 30_000;
const EVERY_MS = 100;
const MOST_MB = 300;
const MOST_RATIO = 1.5;
/** Requests of visitors during the import: a cached page, an uncached search, and an API request. */
const pages = ['/', '/search?q=sigorta', '/api/public/campaigns'];

/** Measures the memory used by the import of a large JSON file, and its effect on visitors' requests. */
export async function measureImports(say: (line: string) => void): Promise<Figures> {
  const site = await openSite({ TRUST_PROXY: 'loopback' });
  try {
    const cookie = await signIn(
      site,
      demoAccounts.find(({ role }) => role === 'ADMIN'),
    );
    const call = async (method: string, path: string, body?: object) => {
      const reply = await untilTaken(new URL(`/api/admin/${path}`, site.origin), {
        method,
        headers: {
          ...{ cookie, 'sec-fetch-site': 'same-origin' },
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`);
      return reply.json();
    };
    await watch(site, delay(3_000));
    say('measuring the site without an import');
    const calm = await watch(site, delay(CALM_MS));
    const file = JSON.stringify(Array.from({ length: ROWS }, (_, at) => rowOf(at)));
    const upload = await send(site, cookie, Buffer.from(file));
    say(`reading ${Math.round(file.length / 1e6)} MB`);
    let run = { id: '', state: '', columns: [] as { field: string | null }[] };
    const reading = await watch(site, async () => {
      run = await call('POST', 'imports', { kind: 'brands', upload, source: '' });
    });
    const columns = run.columns.map(({ field }) => ({ field, numbers: null }));
    say('checking');
    const checking = await watch(site, async () => {
      await call('POST', `imports/${run.id}/check`, { columns, stopsAtRefused: false });
      while ((await call('GET', `imports/${run.id}`)).state === 'checking') await delay(500);
    });
    say('writing');
    const writing = await watch(site, async () => {
      await call('POST', `imports/${run.id}/run`);
      await delay(WRITING_MS);
      await call('POST', `imports/${run.id}/pause`);
    });
    const { counts } = await call('GET', `imports/${run.id}`);
    return figuresOf({ 'by itself': calm, reading, checking, writing }, file.length, counts.written);
  } finally {
    await site.close();
  }
}

interface Watched {
  /** Responses with status 503, because the site was overloaded. */
  readonly refused: number;
  readonly p50: number;
  readonly p99: number;
  readonly seconds: number;
  /** Highest memory use of the server in MB. */
  readonly peak: number;
}

/** Sends visitors' requests as long as the work lasts. */
async function watch(site: Site, work: Promise<unknown> | (() => Promise<unknown>)): Promise<Watched> {
  const begun = performance.now();
  const times: number[] = [];
  let refused = 0;
  const requests: Promise<void>[] = [];
  let peak = 0;
  let isOver = false;
  const done = (typeof work === 'function' ? work() : work).finally(() => {
    isOver = true;
  });
  // A failure is thrown where `done` is awaited. Until then it must not end the process, or the site would keep
  // running.
  done.catch(() => undefined);
  while (!isOver) {
    const address = new URL(pages[requests.length % pages.length] ?? '/', site.origin);
    const asking = ask(address, requests.length).then((time) => {
      if (time === undefined) refused += 1;
      else times.push(time);
    });
    asking.catch(() => undefined);
    requests.push(asking);
    peak = Math.max(peak, await memoryOf(site.pid));
    await delay(EVERY_MS);
  }
  await done;
  await Promise.all(requests);
  const seconds = (performance.now() - begun) / 1000;
  return { refused, p50: percentile(times, 0.5), p99: percentile(times, 0.99), seconds, peak };
}

/** Returns the milliseconds of a request, or undefined when it was refused because of overload. */
async function ask(address: URL, number: number): Promise<number | undefined> {
  const begun = performance.now();
  const client = `10.0.${(number >> 8) & 255}.${number & 255}`;
  const reply = await fetch(address, { headers: { 'x-forwarded-for': client } });
  await reply.arrayBuffer();
  if (reply.status === 503) return undefined;
  if (!reply.ok) throw new Error(`${address} answered ${reply.status}.`);
  return performance.now() - begun;
}

/** Repeats a request while the site is overloaded. */
async function untilTaken(address: URL, init: RequestInit): Promise<Response> {
  for (;;) {
    const reply = await fetch(address, init);
    if (reply.status !== 503) return reply;
    await delay(1_000);
  }
}

/** Returns the memory use of a process in MB. */
async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}

async function send(site: Site, cookie: string, bytes: Buffer): Promise<string> {
  const resumable = { cookie, 'tus-resumable': '1.0.0', 'sec-fetch-site': 'same-origin' };
  const name = Buffer.from('bayiler.json').toString('base64');
  const begun = await fetch(new URL(UPLOAD_PATH, site.origin), {
    method: 'POST',
    headers: { ...resumable, 'upload-length': String(bytes.length), 'upload-metadata': `filename ${name}` },
  });
  const location = begun.headers.get('location') ?? '';
  const sent = await fetch(new URL(location, site.origin), {
    method: 'PATCH',
    headers: { ...resumable, 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' },
    body: new Uint8Array(bytes),
  });
  if (sent.status !== 204) throw new Error(`The upload failed: ${sent.status} ${await sent.text()}`);
  return location.slice(location.lastIndexOf('/') + 1);
}

function rowOf(at: number): Readonly<Record<string, string>> {
  const more = Array.from({ length: COLUMNS - 3 }, (_, column) => [
    `Sütun ${column + 1}`,
    `${at}-${column} ${'değer '.repeat(4)}`,
  ]);
  return {
    'Marka adı': `İthal marka ${at}`,
    Renk: at % 1_000 === 7 ? 'mavi' : '#334455',
    Tanıtım: `Marka ${at} hakkında bir cümle.`,
    ...Object.fromEntries(more),
  };
}

function figuresOf(watched: Readonly<Record<string, Watched>>, bytes: number, written: number): Figures {
  const calm = watched['by itself'] ?? { p50: 0, p99: 0, peak: 0, seconds: 0, refused: 0 };
  const faults: string[] = [];
  const rows = Object.entries(watched).map(([name, { p50, p99, peak, seconds, refused }]) => {
    const [more, ratio] = [peak - calm.peak, p99 / calm.p99];
    if (more > MOST_MB) faults.push(`${name}: ${more.toFixed(0)} MB more`);
    if (ratio > MOST_RATIO) faults.push(`${name}: p99 of pages × ${ratio.toFixed(2)}`);
    return [
      name,
      seconds.toFixed(0),
      ms(p50),
      ms(p99),
      ratio.toFixed(2),
      String(refused),
      `+${Math.max(0, more).toFixed(0)}`,
    ];
  });
  return {
    title: 'Imports',
    text: `A JSON file of ${(bytes / 1e6).toFixed(0)} MB with ${ROWS.toLocaleString('en')} rows of ${COLUMNS} columns, ${written.toLocaleString('en')} of which were written in ${WRITING_MS / 1000} s. Response times in milliseconds of a cached page, a search and an API request meanwhile, each requested ${1000 / EVERY_MS} times a second, and the server's peak memory in MB above that without an import: at most × ${MOST_RATIO} at p99, and +${MOST_MB} MB.`,
    head: ['while', 'seconds', 'p50', 'p99', 'p99 ratio', 'refused', 'MB'],
    rows,
    faults,
  };
}
