import type { LeadNotice } from '@ayrac/contract/office/lead-notices.ts';
import { Button, IconButton } from '@ayrac/kit/button.tsx';
import { useOfficePhrases } from '#office/phrases.tsx';
import type { useNotices } from './use-notices.ts';

type Seeing = Pick<ReturnType<typeof useNotices>, 'see' | 'isPending'>;

/** Acknowledges a notice, which then disappears. */
export function SeeNotice({ notice, seeing }: { readonly notice: LeadNotice; readonly seeing: Seeing }) {
  const { notices: words } = useOfficePhrases().leads;
  return (
    <IconButton
      icon="check"
      label={words.see({ name: notice.name })}
      disabled={seeing.isPending}
      onClick={() => seeing.see([notice.id])}
    />
  );
}

/** Acknowledges all loaded notices. */
export function SeeNotices({
  notices,
  seeing,
}: {
  readonly notices: readonly LeadNotice[];
  readonly seeing: Seeing;
}) {
  const { notices: words } = useOfficePhrases().leads;
  return (
    <Button
      size="small"
      variant="ghost"
      disabled={seeing.isPending}
      onClick={() => seeing.see(notices.map(({ id }) => id))}
    >
      {words.seeAll}
    </Button>
  );
}
