import { expect, it } from 'vitest';
import { matchingChoices } from './matching-choices.ts';

const names: Readonly<Record<string, string>> = {
  published: 'Kampanya yayımlandı',
  uploaded: 'Görsel yüklendi',
  archived: 'Kampanya arşivlendi',
};
const find = (query: string) => matchingChoices(Object.keys(names), (choice) => names[choice] ?? '', query);

it.each([
  ['', ['published', 'uploaded', 'archived']],
  ['kampanya', ['published', 'archived']],
  ['ARSIV kamp', ['archived']],
  ['yayimlandi', ['published']],
  ['marka', []],
])('finds “%s” in any spelling', (query, choices) => {
  expect(find(query)).toEqual(choices);
});
