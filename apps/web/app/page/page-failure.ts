import { readProblem } from '@ayrac/browser/calls/problem.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import { data, redirect } from 'react-router';
import { inLocale } from '#web/page/address.ts';

/** Returns the response that a loader throws to show the not-found page. */
export function notFound() {
  return data(null, { status: 404 });
}

/** Whether a call failed because the resource does not exist or its name is invalid. */
export function isUnknown(error: unknown): boolean {
  const { status, code } = readProblem(error);
  return status === 404 || code === 'validation-failed';
}

/** Awaits a call. Throws a not-found response if the API does not know the resource. */
export async function orNotFound<Reply>(call: Promise<Reply>): Promise<Reply> {
  try {
    return await call;
  } catch (error) {
    throw isUnknown(error) ? notFound() : error;
  }
}

/** Returns a permanent redirect to a Turkish path in the page's language, with the query of the request. */
export function movedTo(path: string, request: Request, locale: Locale): Response {
  return redirect(inLocale(path, locale) + new URL(request.url).search, 301);
}
