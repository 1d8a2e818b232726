import { expect, it } from 'vitest';
import { shareLinks } from './share-links.ts';

const links = shareLinks({
  address: 'https://ayrac.example/en/kampanyalar/kislik-lastik',
  text: 'Lastik & jant: %20 indirim #kış (Şerit)',
});

it.each([
  ['whatsapp', 'https://wa.me/', { text: 'both' }],
  ['email', 'mailto:', { subject: 'text', body: 'both' }],
  ['twitterMessage', 'https://twitter.com/messages/compose', { text: 'both' }],
  ['tweet', 'https://twitter.com/intent/tweet', { text: 'text', url: 'address' }],
] as const)('%s gets the whole text and address with any characters', (service, place, href) => {
  const parts = {
    text: 'Lastik & jant: %20 indirim #kış (Şerit)',
    address: 'https://ayrac.example/en/kampanyalar/kislik-lastik',
    both: 'Lastik & jant: %20 indirim #kış (Şerit)\nhttps://ayrac.example/en/kampanyalar/kislik-lastik',
  };
  const [address, query] = links[service].split('?');
  expect(address).toBe(place);
  const expected = Object.entries(href).map(([name, part]) => [name, parts[part]]);
  expect([...new URLSearchParams(query)]).toEqual(expected);
});
