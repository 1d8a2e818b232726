import type { Client } from '@ayrac/contract/client.ts';
import type { QuoteMember } from '#web/public/quote/member/use-member.ts';
import type { FilledQuote } from './send-quote.ts';

/** Sends a quote as the member, or as a guest if nobody is signed in. */
export async function sendFilled(
  client: Client,
  member: QuoteMember | undefined,
  filled: FilledQuote,
): Promise<void> {
  if (member !== undefined) return member.actions.sendAsMember(client, member.profile, filled);
  const { sendQuote } = await import('./send-quote.ts');
  return sendQuote(client, filled);
}
