import { Fragment } from 'react';
import { addressParts } from './address-parts.ts';

/** An address, which breaks between its parts where it does not fit into a line. */
export function AddressText({ address }: { readonly address: string }) {
  return addressParts(address).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of an address have no other identity
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
