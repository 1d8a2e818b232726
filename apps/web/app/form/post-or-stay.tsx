import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { data } from 'react-router';
import { FormFailure } from './form-failure.tsx';

/** Result of a post that got no usable answer. `failed` is the message, or empty if there is none. */
export interface FailedPost {
  readonly failed: string;
}

/**
 * Posts the form of a page by script. Without an answer, or after a server error, the page gets a `FailedPost` and
 * keeps its input. The router would otherwise replace the page with its error page.
 */
export async function postOrStay<Reply>(post: () => Promise<Reply>) {
  try {
    return await post();
  } catch (failure) {
    // The router redirects by throwing a response.
    if (failure instanceof Response) throw failure;
    // The error status keeps the router from reloading the page's data, which would fail as well.
    return data<FailedPost>({ failed: '' }, { status: 503 });
  }
}

/** Whether a reply is that of a failed post. */
export function isFailedPost(reply: object | undefined): reply is FailedPost {
  return reply !== undefined && 'failed' in reply;
}

interface PostFailureProps extends Pick<ComponentProps<typeof FormFailure>, 'message'> {
  /** Reply to the last post. Each failure moves the focus here again. */
  readonly reply: unknown;
}

/** Error of a failed post, above the form with its input kept. */
export function PostFailure({ message, reply }: PostFailureProps) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (reply !== undefined) place.current?.focus();
  }, [reply]);
  return <FormFailure ref={place} message={message} />;
}
