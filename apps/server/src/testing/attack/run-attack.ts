import { describeRequest } from './describe-request.ts';
import type { Answer, Send, Sent } from './exchange.ts';

/** A run of requests. */
export interface Attack<Request extends Sent & { readonly name: string }> {
  readonly requests: number;
  /** Number of the first request; 0 by default. */
  readonly first?: number;
  /** Number of concurrent requests. */
  readonly atOnce: number;
  /** Draws the request with a number. It may wait for something that the request needs, such as a token. */
  readonly draw: (number: number) => Request | Promise<Request>;
  readonly send: Send;
  /** Returns the faults of a response. */
  readonly faultsOf: (request: Request, answer: Answer) => readonly string[];
  /** Whether a 503 response is the specified maintenance page. Any other 5xx response is a fault. */
  readonly isMaintenance?: (request: Request, answer: Answer) => boolean;
}

/** A faulty response, with its request. */
interface Fault {
  /** Number of the request. Together with the seed, it reproduces the request. */
  readonly number: number;
  /** Name of the call, or path pattern of the page. */
  readonly name: string;
  readonly fault: string;
  readonly request: string;
  readonly answer: string;
}

/** Result of a run. */
export interface Outcome {
  readonly faults: readonly Fault[];
  /** Number of responses by status; status 0 means that there was no response. */
  readonly statuses: ReadonlyMap<number, number>;
  /** Number of 503 responses that are the specified maintenance page, and therefore no faults. */
  readonly maintenance: number;
  /** The slowest request. */
  readonly slowest: { readonly number: number; readonly name: string; readonly ms: number };
  readonly seconds: number;
}

const LONGEST_ANSWER = 300;

/** Sends the requests in the order of their numbers and checks every response. */
export async function runAttack<Request extends Sent & { readonly name: string }>(
  attack: Attack<Request>,
): Promise<Outcome> {
  const begun = performance.now();
  const faults: Fault[] = [];
  const statuses = new Map<number, number>();
  let maintenance = 0;
  let slowest: Outcome['slowest'] = { number: 0, name: '', ms: 0 };
  let next = attack.first ?? 0;
  const end = next + attack.requests;
  const work = async () => {
    while (next < end) {
      const number = next;
      next += 1;
      const request = await attack.draw(number);
      const answer = await attack.send(request).catch(noAnswer);
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      if (answer.ms > slowest.ms) slowest = { number, name: request.name, ms: answer.ms };
      const isMaintenance = attack.isMaintenance?.(request, answer) ?? false;
      if (isMaintenance) maintenance += 1;
      for (const fault of faultsIn(attack, request, answer, isMaintenance)) {
        const description = `${answer.status} ${answer.body.slice(0, LONGEST_ANSWER)}`;
        const { name } = request;
        faults.push({ ...{ number, name, fault }, request: describeRequest(request), answer: description });
      }
    }
  };
  await Promise.all(Array.from({ length: attack.atOnce }, work));
  return { faults, statuses, maintenance, slowest, seconds: (performance.now() - begun) / 1_000 };
}

function faultsIn<Request extends Sent & { readonly name: string }>(
  { faultsOf }: Attack<Request>,
  request: Request,
  answer: Answer,
  isMaintenance: boolean,
): readonly string[] {
  const { status } = answer;
  if (status === 0) return ['no answer'];
  return [...(status >= 500 && !isMaintenance ? [`status ${status}`] : []), ...faultsOf(request, answer)];
}

function noAnswer(error: unknown): Answer {
  return { status: 0, headers: {}, body: String(error), ms: 0 };
}
