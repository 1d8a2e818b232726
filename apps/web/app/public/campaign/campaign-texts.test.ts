import { ScreenPhrasesProvider } from '@ayrac/browser/phrases.tsx';
import type { CampaignDetail } from '@ayrac/contract/campaign.ts';
import { eachFigure } from '@ayrac/domain/campaign/figures.ts';
import { tr } from '@ayrac/phrases/tr/whole.ts';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CampaignTabs } from './campaign-texts.tsx';

const silent = {
  cities: null,
  description: null,
  descriptionTitle: null,
  endAt: null,
  facts: [],
  figure: { kind: 'none' },
  figures: eachFigure(() => null),
  sections: [],
  specifications: [],
  vehicle: null,
} as unknown as CampaignDetail;
const words = tr.campaignReading;

function tabsOf(campaign: CampaignDetail): { markup: string; labels: readonly (string | undefined)[] } {
  const markup = renderToStaticMarkup(
    createElement(ScreenPhrasesProvider, { value: tr }, createElement(CampaignTabs, { campaign })),
  );
  return { markup, labels: [...markup.matchAll(/role="tab"[^>]*>([^<]*)</g)].map(([, label]) => label) };
}

it('are a description and then details', () => {
  const campaign = { ...silent, description: { text: 'Bir açıklama', lang: 'tr' as const } };
  expect(tabsOf(campaign).labels).toEqual([words.description, words.details]);
});

it('are all reached by the Tab key until script makes the arrow keys work', () => {
  const campaign = { ...silent, description: { text: 'Bir açıklama', lang: 'tr' as const } };
  const stops = [...tabsOf(campaign).markup.matchAll(/role="tab"[^>]*tabindex="(-?\d)"/g)];
  expect(stops.map(([, stop]) => stop)).toEqual(['0', '0']);
});

it('begin with the details of a campaign without a description', () => {
  const campaign = { ...silent, specifications: [{ text: 'Bir özellik', lang: 'tr' as const }] };
  expect(tabsOf(campaign).labels).toEqual([words.details, words.description]);
});

it('give way to a note when there is neither', () => {
  const { labels, markup } = tabsOf(silent);
  expect(labels).toEqual([]);
  expect(markup).toContain(words.noDescription);
});
