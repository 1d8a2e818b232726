import type { DemoBrand } from '../shape.ts';

export const insuranceBrands: readonly DemoBrand[] = [
  {
    name: 'Dulda Sigorta',
    colour: '#1B5E75',
    mark: '<path d="M8 34a24 24 0 0 1 48 0z" fill="#fff"/><path d="M32 34v15a6 6 0 0 1-12 0" stroke="#fff" stroke-width="5" fill="none" stroke-linecap="round"/><path d="M24 34a8 16 0 0 1 16 0z" fill="#000" fill-opacity=".22"/>',
    website: 'https://dulda.example',
    about: {
      tr: 'Rüzgâr almayan kuytu anlamındaki adını, kasko ve konutta belge toplatmayan sade poliçelerle hak eden sigortacı.',
      en: 'Named after a nook out of the wind, it sells plain motor and home policies that ask for no piles of paper.',
    },
  },
  {
    name: 'Ardıçkol Sigorta',
    colour: '#2F5D3A',
    mark: '<path d="M32 6 44 26H20zM32 20 48 42H16z" fill="#fff"/><path d="M29 42h6v14h-6z" fill="#fff" fill-opacity=".7"/><circle cx="46" cy="50" r="4" fill="#fff" fill-opacity=".55"/><circle cx="18" cy="50" r="4" fill="#fff" fill-opacity=".55"/>',
    website: 'https://ardickol.example',
    about: {
      tr: 'Çiftçiye, şoföre, serbest çalışana kulak veren; primi kullanıma göre hesaplayan sigorta şirketi.',
      en: 'An insurer that listens to farmers, drivers and freelancers and prices by use.',
    },
  },
  {
    name: 'Fanus Sigorta',
    colour: '#8A4B08',
    mark: '<path d="M22 18h20l5 28H17z" fill="#fff" fill-opacity=".35"/><path d="M32 24c7 7 7 17 0 18-7-1-7-11 0-18z" fill="#fff"/><path d="M24 12h16v5H24zM16 47h32v6H16z" fill="#fff"/><path d="M26 12a6 6 0 0 1 12 0" stroke="#fff" stroke-width="3" fill="none"/>',
    website: 'https://fanus.example',
    about: {
      tr: 'Elektrikli araçtan yazlığa, yeni risklere ayrıntılı ve tartışmasız teminat yazan sigorta evi.',
      en: 'An insurance house that writes detailed, undisputed cover for newer risks from electric cars to summer homes.',
    },
  },
  {
    name: 'Cankuşak Sigorta',
    colour: '#A1264F',
    mark: '<path d="M10 26c0-14 18-16 22-4 4-12 22-10 22 4 0 14-16 22-22 28-6-6-22-14-22-28z" fill="#fff"/><path d="M6 34h52v8H6z" fill="#A1264F"/><path d="M6 36h52v4H6z" fill="#fff" fill-opacity=".6"/>',
    website: 'https://cankusak.example',
    about: {
      tr: 'Sağlık ve hayat sigortasında kuşaktan kuşağa süren, yenilemeyi garanti eden aile odaklı şirket.',
      en: 'A family-minded health and life insurer with guaranteed renewal from one generation to the next.',
    },
  },
  {
    name: 'Evdirek Sigorta',
    colour: '#3B3F8F',
    mark: '<path d="M8 28 32 8l24 20h-8L32 15 16 28z" fill="#fff"/><path d="M28 22h8v30h-8z" fill="#fff"/><path d="M16 32h7v20h-7zM41 32h7v20h-7z" fill="#fff" fill-opacity=".45"/><path d="M12 54h40" stroke="#fff" stroke-width="4" stroke-linecap="round"/>',
    website: 'https://evdirek.example',
    about: {
      tr: 'Konut, DASK ve evin patili üyeleri için poliçeleri tek panelde toplayan sigorta şirketi.',
      en: 'Gathers home, earthquake and pet policies for the whole household on one panel.',
    },
  },
];
