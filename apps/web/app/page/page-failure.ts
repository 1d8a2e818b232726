import { readProblem } from '@ayrac/browser/calls/problem.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import { data, redirect } from 'react-router';
import { inLocale } from '#web/page/address.ts';

/** Thrown by a loader: the shell answers with its not-found page. */
export function notFound() {
  return data(null, { status: 404 });
}

/** Tells whether a call failed because the API does not know what was asked for, or knows that nothing has such a name. */
export function isUnknown(error: unknown): boolean {
  const { status, code } = readProblem(error);
  return status === 404 || code === 'validation-failed';
}

/** Awaits a call; what the API does not know is a page that does not exist. */
export async function orNotFound<Reply>(call: Promise<Reply>): Promise<Reply> {
  try {
    return await call;
  } catch (error) {
    throw isUnknown(error) ? notFound() : error;
  }
}

/** Leads a Turkish path and the query of the request on to its new address, for good. */
export function movedTo(path: string, request: Request, locale: Locale): Response {
  return redirect(inLocale(path, locale) + new URL(request.url).search, 301);
}
