import { useLocale } from '@ayrac/browser/locale.ts';
import { intakeState } from '@ayrac/domain/campaign/intake.ts';
import { formatCount } from '@ayrac/domain/text/format.ts';
import { Badge } from '@ayrac/kit/badge.tsx';
import type { Row } from '#office/client/row.ts';
import { useOfficePhrases } from '#office/phrases.tsx';

const tones = { open: 'success', full: 'warning', closed: 'neutral' } as const;

/** Whether a campaign accepts requests. */
export function IntakeBadge({ row }: { readonly row: Row }) {
  const { intake } = useOfficePhrases()['campaign-forms'].fields;
  const state = intakeState({
    isOpen: row.isOpen === true,
    requestLimit: limitOf(row),
    taken: Number(row.taken),
  });
  return <Badge tone={tones[state]}>{intake.choices[state]}</Badge>;
}

/** Number of requests that a campaign has accepted, with its limit if there is one. */
export function TakenOfLimit({ row }: { readonly row: Row }) {
  const { ofLimit } = useOfficePhrases()['campaign-forms'];
  const locale = useLocale();
  const limit = limitOf(row);
  const taken = formatCount(Number(row.taken), locale);
  return limit === null ? taken : ofLimit({ taken, limit: formatCount(limit, locale) });
}

function limitOf({ requestLimit }: Row): number | null {
  return typeof requestLimit === 'number' ? requestLimit : null;
}
