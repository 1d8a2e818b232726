import { describe, expect, it } from 'vitest';
import { citiesField, citiesOf, cityName, citySlugs } from './cities.ts';

describe('cities of a campaign', () => {
  it.each([
    ['İzmir', 'İzmir'],
    ['izmir', 'İzmir'],
    ['İZMİR; ankara', 'Ankara, İzmir'],
    ['Iğdır\nŞanlıurfa,\nIgdir', 'Iğdır, Şanlıurfa'],
    ['  Ankara ,, ', 'Ankara'],
  ])('are parsed from "%s"', (text, value) => {
    expect(citiesField.read(text)).toEqual({ kind: 'ok', value });
  });

  it.each(['Atlantis', 'İzmir, Bornova', ',', '<script>'])('are not found in “%s”', (text) => {
    expect(citiesField.read(text)).toEqual({ kind: 'problem', problem: 'unknown-cities' });
  });

  it('have slugs, and none for a nationwide campaign', () => {
    expect(citiesOf('Ankara, İzmir')).toEqual(['ankara', 'izmir']);
    expect(citiesOf(null)).toEqual([]);
  });

  it('are the 81 provinces in Turkish order', () => {
    expect(citySlugs).toHaveLength(81);
    expect(citySlugs.indexOf('canakkale')).toBeLessThan(citySlugs.indexOf('denizli'));
    expect(cityName('igdir')).toBe('Iğdır');
    expect(cityName('atlantis')).toBeUndefined();
  });
});
