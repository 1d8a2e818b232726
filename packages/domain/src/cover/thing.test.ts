import { describe, expect, it } from 'vitest';
import { thingOf } from './thing.ts';
import { kinds, titleWords } from './thing-words.ts';
import { things } from './things.ts';

describe('thing on a cover', () => {
  it.each([
    [['Otomobil', 'Sıfır Otomobil', 'Elektrikli'], 'Alazyel Kıvılcım’da indirim', 'electric-car'],
    [
      ['Finans', 'Taşıt Kredisi', 'Elektrikli Araç Kredisi'],
      'Site otoparkına şarj kurana kredi',
      'charging-station',
    ],
    [['Otomobil', 'Araç Kiralama'], 'Yaz tatiline yedi kişilik araç', 'van'],
    [
      ['Ev ve Yaşam', 'Küçük Ev Aletleri'],
      'Tam otomatik KAHVE MAKİNESİNE üç aylık çekirdek',
      'coffee-machine',
    ],
    [['Ev ve Yaşam', 'Beyaz Eşya'], 'Buzdolabı alana indirim', 'refrigerator'],
    [['Ev ve Yaşam', 'Aydınlatma'], 'Yemek masası avizesi', 'floor-lamp'],
    [['Moda', 'Erkek', 'Takım Elbise'], 'Damatlık set', 'suit'],
    [['Moda', 'Kadın', 'Elbise'], 'Midi elbise', 'dress'],
    [['Sigorta', 'Evcil Hayvan Sigortası'], 'Kedinize ilk ay bizden', 'pet'],
    [['Elektronik', 'Oyun'], 'Retro gece: el konsolu ve 200 klasik', 'game-controller'],
    [['Elektronik', 'Kulaklık ve Ses'], 'Kitaplık hoparlörü ve pikap', 'speakers'],
    [['Elektronik', 'Bilgisayar'], 'Kalibre ekranda indirim', 'television'],
    [['Moda', 'Saat ve Takı'], 'Gümüş kolye ve küpe takımı', 'ring'],
    [['Elektronik', 'Diğer'], 'Dizüstü alana çanta', 'laptop'],
    [['Eğitim', 'Sanat ve Müzik'], 'Keman almadan başlayın', 'violin'],
    [['Eğitim', 'Sanat ve Müzik'], 'Miniklere ritim atölyesi, evde çalacak davul bizden', 'drum'],
    [['Eğitim', 'Sanat ve Müzik'], 'Seramik çarkı evinize', 'pottery'],
    [['Eğitim', 'Sanat ve Müzik'], 'Müzik prodüksiyonu için stüdyo seti', 'speakers'],
    [['Eğitim', 'Sanat ve Müzik'], 'Hafta sonu koro', 'guitar'],
    [['Bambaşka'], 'İyi bir espresso', 'coffee-machine'],
  ])('of %j, “%s”, is the %s', (categories, title, thing) => {
    expect(thingOf(categories, title)).toBe(thing);
  });

  it('is the same for the same title, otherwise one of several of its category', () => {
    const titles = Array.from({ length: 40 }, (_, index) => `Kredi ${index}`);
    const shown = titles.map((title) => thingOf(['Finans', 'İhtiyaç Kredisi'], title));
    expect(new Set(shown)).toEqual(new Set(['banknotes', 'wallet', 'calculator']));
    expect(titles.map((title) => thingOf(['Finans', 'İhtiyaç Kredisi'], title))).toEqual(shown);
  });

  it('of a kitchen is no sofa', () => {
    const names = ['Ev ve Yaşam', 'Mobilya', 'Mutfak Mobilyası'];
    const titles = Array.from({ length: 40 }, (_, index) => `Düz mutfak ${index}`);
    expect(titles.map((title) => thingOf(names, title))).not.toContain('sofa');
  });

  it('is a gift or a bag without hints in categories and title', () => {
    expect(['gift', 'shopping-bag']).toContain(thingOf([], '😀'));
  });

  it('can be any of the drawings', () => {
    const reached = new Set([...kinds.flatMap(({ specific }) => specific), 'gift']);
    expect(things.filter((thing) => !reached.has(thing))).toEqual([]);
    expect(Object.keys(titleWords).filter((name) => !things.some((thing) => thing === name))).toEqual([]);
  });
});
