import { useLocale } from '@ayrac/browser/locale.ts';
import { addresses, inLocale } from '@ayrac/domain/screen/page-address.ts';
import { OutsideLink } from '@ayrac/kit/navigation/text-link.tsx';
import type { Row } from '#office/client/row.ts';
import { useOfficePhrases } from '#office/phrases.tsx';

/** A campaign's address, linked while the campaign has a page. */
export function AddressCell({ row: { slug, state } }: { readonly row: Row }) {
  const { resource } = useOfficePhrases();
  const locale = useLocale();
  if (typeof slug !== 'string') return <span className="no-value">{resource.none}</span>;
  const address = inLocale(addresses.campaign(slug), locale);
  if (state !== 'live' && state !== 'ended') return address;
  return (
    <OutsideLink href={address} newTabLabel={resource.newTab}>
      {address}
    </OutsideLink>
  );
}
