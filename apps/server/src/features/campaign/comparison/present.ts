import type {
  ComparedCampaignValue,
  ComparedCellValue,
  ComparedRowValue,
} from '@ayrac/contract/comparison.ts';
import { takingOf } from '@ayrac/domain/campaign/intake.ts';
import { provenDiscount } from '@ayrac/domain/campaign/proven-discount.ts';
import {
  type ComparedCampaign,
  type ComparedCell,
  type ComparedRow,
  compareCampaigns,
} from '@ayrac/domain/comparison/comparison-rows.ts';
import { noticeForBrand } from '@ayrac/domain/quote/quote-consent.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import { optionalTextIn, textIn } from '@ayrac/domain/text/text-in.ts';
import {
  factsOf,
  linesIn,
  presentFigures,
  presentLogo,
  presentVehicle,
  showcaseAlt,
  stateOf,
} from '#server/features/campaign/detail/present.ts';
import { presentKeyFigure, presentShowcase } from '#server/features/campaign/listing/present-card.ts';
import type { CategoryRow } from '#server/features/category/queries.ts';
import type { WholeCampaign } from '../queries.ts';

/** A campaign with a column in the comparison. */
export interface Column {
  readonly whole: WholeCampaign;
  /** Categories from the root to the campaign's own. */
  readonly path: readonly CategoryRow[];
  /** Name of the campaign's cover, shown when it has no picture. */
  readonly cover: string;
}

type Facts = ReturnType<typeof factsOf>;

/** Returns the compared campaigns and their facts row by row, in a language. */
export function presentComparison(columns: readonly Column[], locale: Locale, now: Date) {
  const { rows, alone } = compareCampaigns(columns.map((one) => readFacts(one, now)));
  const factLists = columns.map(({ whole }) => factsOf(whole, locale));
  return {
    campaigns: columns.map((one, place) => ({
      ...presentHead(one, locale, now),
      others: (alone[place] ?? []).flatMap((at) => factLists[place]?.[at] ?? []),
    })),
    rows: rows.map((row) => presentRow(row, factLists)),
  };
}

function readFacts({ whole, path }: Column, now: Date): ComparedCampaign {
  const { campaign, vehicle } = whole;
  return {
    isOver: stateOf(whole, now) === 'ended',
    branch: path[0]?.id ?? null,
    endAt: campaign.endAt?.toISOString() ?? null,
    figures: presentFigures(campaign, provenDiscount(campaign.listPrice, campaign.campaignPrice)),
    vehicle: vehicle === null ? null : presentVehicle(whole),
    facts: campaign.details,
  };
}

function presentHead({ whole, cover }: Column, locale: Locale, now: Date) {
  const { campaign, brand } = whole;
  const english = campaign.english ?? {};
  const title = textIn(locale, campaign.title, english.title);
  const benefit = optionalTextIn(locale, campaign.discount, english.discount);
  const { id, name, slug, colour } = brand;
  return {
    id: campaign.id,
    slug: campaign.slug,
    title,
    benefit,
    brand: { id, name, slug, colour, logo: presentLogo(whole) },
    figure: presentKeyFigure(campaign, benefit),
    isSponsored: campaign.isSponsored,
    endAt: campaign.endAt?.toISOString() ?? null,
    publishedAt: campaign.publishedAt.toISOString(),
    picture: presentShowcase({ ...whole, cover }, locale, showcaseAlt(whole, locale, title.text)),
    followers: whole.stats?.followers ?? 0,
    state: stateOf(whole, now),
    requests: takingOf(whole.intake),
    notice: noticeForBrand(brand.name),
    conditions: linesIn(locale, campaign.conditions, english.conditions),
  } satisfies Omit<ComparedCampaignValue, 'others'>;
}

function presentRow(row: ComparedRow, factLists: readonly Facts[]): ComparedRowValue {
  return {
    fact: row.fact,
    label: labelOf(row, factLists),
    cells: row.cells.map((cell, place) => presentCell(cell, factLists[place]?.[row.factPlaces[place] ?? -1])),
    isEqual: row.isEqual,
    best: [...row.best],
  };
}

/** Returns the label that the first campaign with this fact gives it. */
function labelOf(
  { factPlaces: places }: ComparedRow,
  factLists: readonly Facts[],
): ComparedRowValue['label'] {
  return factLists.flatMap((facts, place) => facts[places[place] ?? -1]?.label ?? [])[0] ?? null;
}

function presentCell(cell: ComparedCell, fact: Facts[number] | undefined): ComparedCellValue {
  if (cell.kind === 'quantity') return { kind: 'quantity', amount: cell.amount, unit: cell.unit };
  if (cell.kind !== 'stated') return cell;
  return fact === undefined ? { kind: 'unstated' } : { kind: 'text', text: fact.value };
}
