import { useClient } from '@ayrac/browser/calls/client.ts';
import { useSession } from '@ayrac/browser/session/use-session.ts';
import type { CustomerProfile } from '@ayrac/contract/auth.ts';
import { useEffect, useState } from 'react';

/** The signed-in member, and what their quotes need. Kept while a form is open, even if the session ends. */
export interface QuoteMember {
  readonly profile: CustomerProfile;
  readonly actions: typeof import('./member-quote.ts');
}

/** Returns the member who fills in the form. Undefined for guests, and if the profile could not be loaded. */
export function useMember(): { readonly member: QuoteMember | undefined; readonly isComing: boolean } {
  const session = useSession();
  const client = useClient();
  const [member, setMember] = useState<QuoteMember | null>();
  const id = session.kind === 'authenticated' ? session.user.id : undefined;

  useEffect(() => {
    if (id === undefined) return;
    let isLeft = false;
    const take = (found: QuoteMember | null) => isLeft || setMember(found);
    Promise.all([client.getCustomerProfile(), import('./member-quote.ts')]).then(
      ([profile, actions]) => take({ profile, actions }),
      () => take(null),
    );
    return () => {
      isLeft = true;
    };
  }, [client, id]);

  return { member: member ?? undefined, isComing: id !== undefined && member === undefined };
}
