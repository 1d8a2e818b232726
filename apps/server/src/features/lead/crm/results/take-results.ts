import { RefusalError } from '@ayrac/domain/refusal.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import { leadResults as english } from '@ayrac/phrases/en/office/lead-results.ts';
import { leadResults as turkish } from '@ayrac/phrases/tr/office/lead-results.ts';
import type { CallContext } from '#server/api/handler.ts';
import { refusalMessages } from '#server/api/problem.ts';
import { presentReasons } from '../present-reasons.ts';
import { listReasons } from '../queries.ts';
import { type GivenResult, type TakenResult, type Taking, takeResult } from '../take-result.ts';

const words = { tr: turkish, en: english };
/** Most characters of a cell that a message repeats. */
const CELL_SHOWN = 40;

export type ResultOutcome =
  | (TakenResult & { readonly code: null; readonly message: null })
  | {
      readonly outcome: 'refused';
      readonly version: null;
      readonly code: string;
      readonly message: string;
    };

/** Takes results one after the other, each in a transaction of its own. A refused one is reported with its reason. */
export async function takeResults(
  context: CallContext,
  results: readonly GivenResult[],
  taking: Taking,
): Promise<readonly ResultOutcome[]> {
  const outcomes: ResultOutcome[] = [];
  for (const result of results) outcomes.push(await takeOrRefuse(context, result, taking));
  return outcomes;
}

/** Takes one result, or returns why it is refused. */
export async function takeOrRefuse(
  context: CallContext,
  result: GivenResult,
  taking: Taking,
): Promise<ResultOutcome> {
  try {
    return { ...(await takeResult(context, result, taking)), code: null, message: null };
  } catch (error) {
    if (!(error instanceof RefusalError)) throw error;
    if (error.refusal.fields.lostReasonId !== undefined)
      return notAReason(context, await listReasons(context.db));
    return refusedOutcome(context, error);
  }
}

/**
 * Returns the outcome of a refused result, with its reason in the caller's language. The reason names the field that it
 * is about, because nothing else does.
 */
export function refusedOutcome({ locale }: CallContext, { refusal }: RefusalError): ResultOutcome {
  const { error, fields } = refusalMessages(refusal, locale);
  const [message = error] = Object.entries(fields).map(
    ([field, problem]) => `${titleOf(field, locale)}: ${problem}`,
  );
  return { outcome: 'refused', version: null, code: refusal.code, message };
}

/** Returns the outcome of a loss without one of the reasons. `text` is what the cell says. */
export function notAReason(
  context: CallContext,
  reasons: Awaited<ReturnType<typeof listReasons>>,
  text = '',
): ResultOutcome {
  const names = presentReasons(reasons, context.locale).map(({ name }) => name);
  return notAmong(context, 'reason', names, text);
}

/** Returns the outcome of a row whose cell is no record number. */
export function notARecord({ locale }: CallContext, text: string): ResultOutcome {
  const { noRecord, notARecord } = words[locale];
  const problem = text === '' ? noRecord : notARecord({ value: cellShown(text) });
  return invalid(`${titleOf('request', locale)}: ${problem}`);
}

function invalid(message: string): ResultOutcome {
  return { outcome: 'refused', version: null, code: 'validation-failed', message };
}

/** Returns the outcome of a result whose column has another value than these. A file shows no list to choose from. */
export function notAmong(
  { locale }: CallContext,
  column: 'stage' | 'reason',
  choices: readonly string[],
  text = '',
): ResultOutcome {
  const { oneOf, notOneOf } = words[locale];
  const among = { choices: choices.join(', ') };
  return invalid(
    `${titleOf(column, locale)}: ${text === '' ? oneOf(among) : notOneOf({ ...among, value: cellShown(text) })}`,
  );
}

/** Returns a cell as a message repeats it, cut when it is long. */
function cellShown(text: string): string {
  const characters = Array.from(text);
  return characters.length > CELL_SHOWN ? `${characters.slice(0, CELL_SHOWN).join('')}…` : text;
}

function titleOf(field: string, locale: Locale): string {
  const titles: Readonly<Record<string, string>> = words[locale].columns;
  const [title = field] = (titles[field === 'lostReasonId' ? 'reason' : field] ?? field).split(', ');
  return title;
}
