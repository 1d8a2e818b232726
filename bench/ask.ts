import { type Agent, get } from 'node:http';

/** How many clients ask in turn: one alone would reach its limit. */
const CLIENTS = 5_000;

/** An answer with its head, the names in lower case. */
export interface Answer {
  readonly head: readonly (readonly [name: string, value: string])[];
  readonly body: Buffer;
}

/** Asks once, as a proxy in front of the site would for one of many clients; throws for any answer but 200. */
export function askOnce(address: URL, client = 0, agent?: Agent): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get(address, { agent, headers: headersOf(client) }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () => {
        if (answer.statusCode !== 200) return reject(new Error(`${address} answered ${answer.statusCode}.`));
        resolve({ head: pairsOf(answer.rawHeaders), body: Buffer.concat(chunks) });
      });
    }).on('error', reject);
  });
}

/** What a request says; each client is in a network of its own. */
export function headersOf(client: number) {
  const number = client % CLIENTS;
  return {
    accept: 'text/html, application/json',
    'accept-encoding': 'br',
    'x-forwarded-for': `10.${number >> 8}.${number & 255}.1`,
  };
}

function pairsOf(raw: readonly string[]): (readonly [string, string])[] {
  return raw.flatMap((name, index) => (index % 2 === 0 ? [[name.toLowerCase(), raw[index + 1] ?? '']] : []));
}
