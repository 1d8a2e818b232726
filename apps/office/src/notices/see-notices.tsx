import type { LeadNotice } from '@ayrac/contract/office/lead-notices.ts';
import { IconButton } from '@ayrac/kit/button.tsx';
import { useOfficePhrases } from '#office/phrases.tsx';
import { PassingButton } from '#office/screen/passing-button.tsx';
import type { useNotices } from './use-notices.ts';

type Seeing = Pick<ReturnType<typeof useNotices>, 'see' | 'isPending'>;

/** Acknowledges a notice, which then disappears. */
export function SeeNotice({ notice, seeing }: { readonly notice: LeadNotice; readonly seeing: Seeing }) {
  const { notices: words } = useOfficePhrases().leads;
  return (
    <IconButton
      icon="check"
      label={words.see({ name: notice.name })}
      aria-disabled={seeing.isPending}
      onClick={() => seeing.isPending || seeing.see([notice.id])}
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
    <PassingButton
      size="small"
      variant="ghost"
      aria-disabled={seeing.isPending}
      onClick={() => seeing.isPending || seeing.see(notices.map(({ id }) => id))}
    >
      {words.seeAll}
    </PassingButton>
  );
}
