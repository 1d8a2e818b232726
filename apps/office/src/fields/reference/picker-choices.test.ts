import { expect, it } from 'vitest';
import { choicesOf } from './picker-choices.ts';

const items = [{ id: '1', name: 'Ada' }];
const addOf = (name: string) => ({ id: 'new', name: `Ekle: ${name}` });

it.each([
  ['a name that no record has', 'Ad', true, ['Ada', 'Ekle: Ad']],
  ['the name of a record', 'Ada', true, ['Ada']],
  ['a name while the answer is awaited or has failed', 'Ad', false, ['Ada']],
  ['nothing', '', true, ['Ada']],
])('offers to add a record only if there is none: %s', (_, q, isAnswered, names) => {
  expect(choicesOf({ items, q, isAnswered, addOf }).map(({ name }) => name)).toEqual(names);
});

it('offers nothing to add where nothing can be added', () => {
  expect(choicesOf({ items, q: 'Ad', isAnswered: true, addOf: undefined })).toEqual(items);
});

it('offers records whose own name begins as typed before those that contain it', () => {
  const names = ['Konut ve Enerji › Ev Güvenliği', 'Yatırım Evi', 'Ev ve Yaşam', 'Eğitim › Evde Eğitim'];
  const found = names.map((name) => ({ id: name, name }));
  const offered = (q: string) => choicesOf({ items: found, q, isAnswered: true, addOf: undefined });
  expect(offered('EV').map(({ name }) => name)).toEqual([
    'Konut ve Enerji › Ev Güvenliği',
    'Ev ve Yaşam',
    'Eğitim › Evde Eğitim',
    'Yatırım Evi',
  ]);
  expect(offered('ev ve')[0]?.name).toBe('Ev ve Yaşam');
  expect(offered('')).toEqual(found);
});
