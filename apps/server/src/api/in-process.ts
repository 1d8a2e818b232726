import { ApiProblem, type Client, createClient, type EndpointName } from '@ayrac/contract/client.ts';
import { endpoints } from '@ayrac/contract/endpoints.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import type { Dispatch } from './dispatch.ts';
import { CacheableReply, type CallContext, RawReply } from './handler.ts';
import { refusalMessages } from './problem.ts';

const names = Object.keys(endpoints) as EndpointName[];

/**
 * Creates the typed client that pages use on the server: the same calls as in the browser, without the network.
 * `failed` is called with every error that is not a refusal.
 */
export function inProcessClient(
  dispatch: Dispatch,
  context: CallContext,
  failed: (error: unknown) => void,
): Client {
  return createClient(names, async (call) => {
    try {
      const { idempotencyKey } = call.options;
      const own = idempotencyKey === undefined ? context : { ...context, idempotencyKey };
      const answer = await dispatch(call.name, own, call);
      const reply = answer instanceof CacheableReply ? await answer.make(own) : answer;
      return reply instanceof RawReply ? reply.body : reply;
    } catch (error) {
      if (!(error instanceof RefusalError)) {
        failed(error);
        throw error;
      }
      const { code, challenge } = error.refusal;
      throw new ApiProblem({ ...refusalMessages(error.refusal, context.locale), code, challenge });
    }
  });
}
