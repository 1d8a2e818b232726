import { describeRequest } from './describe-request.ts';
import type { Answer, Send, Sent } from './exchange.ts';
import { isShed } from './faults.ts';

/** One run of requests. */
export interface Attack<Request extends Sent & { readonly name: string }> {
  readonly requests: number;
  /** The number of the first one; 0 unless said otherwise. */
  readonly first?: number;
  /** So many are on their way at the same time. */
  readonly atOnce: number;
  /** Draws the request with a number; it may have to wait for what it is sent with. */
  readonly draw: (number: number) => Request | Promise<Request>;
  readonly send: Send;
  /** What is wrong with an answer. */
  readonly judge: (request: Request, answer: Answer) => readonly string[];
}

/** Something that should not have been answered, with what it was the answer to. */
export interface Fault {
  /** Of the request: with the seed it draws it again. */
  readonly number: number;
  /** The call, or the pattern of the page. */
  readonly name: string;
  readonly fault: string;
  readonly request: string;
  readonly answer: string;
}

/** What came of a run. */
export interface Outcome {
  readonly faults: readonly Fault[];
  /** So many answers by status; 0 where there was none. */
  readonly statuses: ReadonlyMap<number, number>;
  /** Answers of 503 with a time to come again, which are no faults. */
  readonly shed: number;
  readonly slowestMs: number;
  readonly seconds: number;
}

const LONGEST_ANSWER = 300;

/** Sends the requests in the order of their numbers and judges every answer. */
export async function runAttack<Request extends Sent & { readonly name: string }>(
  attack: Attack<Request>,
): Promise<Outcome> {
  const begun = performance.now();
  const faults: Fault[] = [];
  const statuses = new Map<number, number>();
  let shed = 0;
  let slowestMs = 0;
  let next = attack.first ?? 0;
  const end = next + attack.requests;
  const work = async () => {
    while (next < end) {
      const number = next;
      next += 1;
      const request = await attack.draw(number);
      const answer = await attack.send(request).catch(noAnswer);
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      slowestMs = Math.max(slowestMs, answer.ms);
      if (isShed(answer)) shed += 1;
      const found = answer.status === 0 ? ['no answer'] : attack.judge(request, answer);
      for (const fault of found) {
        const said = `${answer.status} ${answer.body.slice(0, LONGEST_ANSWER)}`;
        const { name } = request;
        faults.push({ ...{ number, name, fault }, request: describeRequest(request), answer: said });
      }
    }
  };
  await Promise.all(Array.from({ length: attack.atOnce }, work));
  return { faults, statuses, shed, slowestMs, seconds: (performance.now() - begun) / 1_000 };
}

function noAnswer(error: unknown): Answer {
  return { status: 0, headers: {}, body: String(error), ms: 0 };
}
