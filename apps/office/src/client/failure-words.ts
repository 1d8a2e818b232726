import { readProblem, wordsAlone } from '@ayrac/browser/calls/problem.ts';
import { byFieldName } from '@ayrac/contract/office/client.ts';

/** How a failure is put into words. */
export interface Wording {
  /** Message for a failure without one of its own. */
  readonly otherwise: string;
  /** Generic message, which says nothing about this failure. */
  readonly unknown: string;
  /** Whether the refused fields are marked, so that the general message points to them. */
  readonly areFieldsMarked?: boolean;
}

/** Returns the message of a failed call: the server's, as specific as possible, or the one for a failure without. */
export function wordsOfFailure(error: unknown, wording: Wording): string {
  const { otherwise, unknown, areFieldsMarked = false } = wording;
  const problem = readProblem(error);
  const words = areFieldsMarked ? problem.message : wordsAlone(problem);
  return words === '' || words === unknown ? otherwise : words;
}

/** Returns the messages of a refusal that belong to a form's own fields, by field name. */
export function refusedFields(error: unknown, names: readonly string[]): Readonly<Record<string, string>> {
  const all = Object.entries(byFieldName(readProblem(error).fields));
  return Object.fromEntries(all.filter(([name]) => names.includes(name)));
}

/** Whether a record could not be loaded because there is none at this address. */
export function isMissing(error: unknown): boolean {
  return [400, 404].includes(readProblem(error).status);
}
