import { type Agent, request } from 'node:http';

/** Number of simulated clients. A single one would reach its rate limit. */
const CLIENTS = 5_000;
/** Longest part of a refusal shown, in characters. */
const MOST_SAID = 300;

/** Response with its headers, whose names are in lower case. */
export interface Answer {
  readonly head: readonly (readonly [name: string, value: string])[];
  readonly body: Buffer;
}

/** Headers and body of a request. A request with a body is a POST. */
export interface Sent {
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object;
}

/**
 * Sends one request on behalf of one of many clients, as a proxy in front of the site would. Throws for any status but
 * 200.
 */
export function askOnce(address: URL, client = 0, agent?: Agent, sent: Sent = {}): Promise<Answer> {
  const { body } = sent;
  const posted = body && { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
  const options = {
    agent,
    method: body === undefined ? 'GET' : 'POST',
    headers: { ...headersOf(client), ...posted, ...sent.headers },
  };
  return new Promise((resolve, reject) => {
    const outgoing = request(address, options, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () => {
        const body = Buffer.concat(chunks);
        if (answer.statusCode === 200) return resolve({ head: pairsOf(answer.rawHeaders), body });
        const { 'content-encoding': encoding = '' } = answer.headers;
        const text = encoding === '' ? body.toString().slice(0, MOST_SAID) : '';
        reject(new Error(`${address} answered ${answer.statusCode}. ${text}`));
      });
    });
    outgoing.on('error', reject);
    outgoing.end(body && JSON.stringify(body));
  });
}

/** Encodings that browsers accept. */
export const ALL_ENCODINGS = 'gzip, deflate, br';

/** Returns the headers of a client. Each client is in its own network. */
export function headersOf(client: number, encodings = ALL_ENCODINGS) {
  const number = client % CLIENTS;
  return {
    accept: 'text/html, application/json',
    'accept-encoding': encodings,
    'x-forwarded-for': `10.${number >> 8}.${number & 255}.1`,
  };
}

function pairsOf(raw: readonly string[]): (readonly [string, string])[] {
  return raw.flatMap((name, index) => (index % 2 === 0 ? [[name.toLowerCase(), raw[index + 1] ?? '']] : []));
}
