import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { data } from 'react-router';
import { FormFailure } from './form-failure.tsx';

/** What a page hears where the posting of its form brought no answer that it could use; empty: nobody says why. */
export interface FailedPost {
  readonly failed: string;
}

/**
 * Posts the form of a page by script. Without an answer, or with one of a server that failed, the page hears so and
 * stays as it is; the router would put its error page in place of everything that was chosen.
 */
export async function postOrStay<Reply>(post: () => Promise<Reply>) {
  try {
    return await post();
  } catch (failure) {
    // The router leads on by throwing.
    if (failure instanceof Response) throw failure;
    // By its status the router does not load the page anew, which would fail as well.
    return data<FailedPost>({ failed: '' }, { status: 503 });
  }
}

/** Tells a failed posting from every answer. */
export function isFailedPost(reply: object | undefined): reply is FailedPost {
  return reply !== undefined && 'failed' in reply;
}

interface PostFailureProps extends Pick<ComponentProps<typeof FormFailure>, 'message'> {
  /** What became of the last posting: each one that fails takes the focus anew. */
  readonly reply: unknown;
}

/** Why the posting of a page's form came to nothing, above the form as it was left. */
export function PostFailure({ message, reply }: PostFailureProps) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (reply !== undefined) place.current?.focus();
  }, [reply]);
  return <FormFailure ref={place} message={message} />;
}
