import { formatDate } from '../text/format.ts';
import { foldTurkish } from '../text/turkish.ts';
import { inOneUnit, type Quantity, readQuantity } from './quantity.ts';

/** The figures of a campaign that can be compared: TRY, percent (of interest: a month), months, counts. */
export const comparedFigures = [
  'campaignPrice',
  'listPrice',
  'discountPercent',
  'monthlyPayment',
  'interestRate',
  'term',
  'downPayment',
  'installment',
  'minimumPurchase',
] as const;

/** The attributes of a vehicle that can be compared: a year, kilometres, kWh, counts, and words. */
export const comparedAttributes = [
  'modelYear',
  'fuel',
  'isElectric',
  'gearType',
  'range',
  'batteryCapacity',
  'seatingCapacity',
  'doorCount',
] as const;

/** What every campaign can be compared by, in the order of the rows. */
export const comparedFacts = [...comparedFigures, 'endAt', ...comparedAttributes] as const;

/** One of these facts. */
export type ComparedFact = (typeof comparedFacts)[number];

/** What the comparison reads of a campaign. */
export interface ComparedCampaign {
  /** Nobody can have it any more: it is the best of nothing. */
  readonly isOver: boolean;
  /** The root of its category: money is weighed against money for things of one branch alone. */
  readonly branch: string | null;
  /** Null while it is open-ended. */
  readonly endAt: string | null;
  readonly figures: Readonly<Record<(typeof comparedFigures)[number], number | null>>;
  /** Null where it is about no vehicle. */
  readonly vehicle: Readonly<
    Record<(typeof comparedAttributes)[number], number | string | boolean | null>
  > | null;
  /** Its own facts, in Turkish. */
  readonly told: readonly { readonly label: string; readonly value: string }[];
}

/** What stands in a row for one campaign. */
export type ComparedCell =
  | { readonly kind: 'value'; readonly value: number | string | boolean }
  /** The campaign has no last day. */
  | { readonly kind: 'open-ended' }
  /** One of its own facts, as it tells it. */
  | { readonly kind: 'told' }
  /** The same where others tell it in another unit. */
  | ({ readonly kind: 'quantity' } & Quantity)
  | { readonly kind: 'unstated' }
  | { readonly kind: 'not-applicable' };

/** One fact of all compared campaigns. */
export interface ComparedRow {
  /** Facts that campaigns bring themselves, `told`, are called by their labels. */
  readonly fact: ComparedFact | 'told';
  /** A cell for each campaign, in their order. */
  readonly cells: readonly ComparedCell[];
  /** Of a told fact: its place among each campaign's own; -1 where one does not tell it. */
  readonly told: readonly number[];
  readonly isEqual: boolean;
  /** The places of those that have the best value; none where no direction is known. */
  readonly best: readonly number[];
}

/** Everything that can be said side by side, and what each campaign tells that no other does. */
export interface Comparison {
  readonly rows: readonly ComparedRow[];
  /** The places of these facts among its own, for each campaign. */
  readonly alone: readonly (readonly number[])[];
}

/** Which end of a figure is the better one; what is not here has none that holds for everybody. */
const directions: Partial<Record<ComparedFact, 'least' | 'most'>> = {
  campaignPrice: 'least',
  discountPercent: 'most',
  monthlyPayment: 'least',
  interestRate: 'least',
  minimumPurchase: 'least',
  range: 'most',
  modelYear: 'most',
};

const sums: readonly ComparedFact[] = ['campaignPrice', 'monthlyPayment', 'minimumPurchase'];

/** The rows of some campaigns: those that differ first, then those that are alike, each in the order of the facts. */
export function compareCampaigns(campaigns: readonly ComparedCampaign[]): Comparison {
  const known = comparedFacts.map((fact) => knownRow(fact, campaigns));
  const labels = sharedLabels(campaigns);
  const told = labels.map((label) => toldRow(label, campaigns));
  const rows = [...known, ...told].filter(({ cells }) => cells.some(isSaid));
  return {
    rows: [...rows.filter(({ isEqual }) => !isEqual), ...rows.filter(({ isEqual }) => isEqual)],
    alone: campaigns.map(({ told: own }) =>
      own.flatMap(({ label }, at) => (isFirst(own, at) && labels.includes(foldTurkish(label)) ? [] : [at])),
    ),
  };
}

function isSaid({ kind }: ComparedCell): boolean {
  return kind !== 'unstated' && kind !== 'not-applicable';
}

function knownRow(fact: ComparedFact, campaigns: readonly ComparedCampaign[]): ComparedRow {
  const cells = campaigns.map((campaign) => knownCell(fact, campaign));
  return {
    fact,
    cells,
    told: [],
    isEqual: areAlike(cells.map((cell) => signOf(fact, cell))),
    best: hasDirection(fact, campaigns) ? bestOf(cells, directions[fact], campaigns) : [],
  };
}

function knownCell(fact: ComparedFact, { figures, vehicle, endAt }: ComparedCampaign): ComparedCell {
  if (fact === 'endAt') return endAt === null ? { kind: 'open-ended' } : { kind: 'value', value: endAt };
  if (fact in figures) return cellOf(figures[fact as (typeof comparedFigures)[number]]);
  const attribute = fact as (typeof comparedAttributes)[number];
  if (vehicle === null) return { kind: 'not-applicable' };
  const value = vehicle[attribute];
  const isOfBattery = attribute === 'range' || attribute === 'batteryCapacity';
  const { fuel, isElectric } = vehicle;
  const hasBattery = fuel === null ? isElectric !== false : fuel === 'electric' || fuel === 'plug-in-hybrid';
  return value === null && isOfBattery && !hasBattery ? { kind: 'not-applicable' } : cellOf(value);
}

function cellOf(value: number | string | boolean | null): ComparedCell {
  return value === null ? { kind: 'unstated' } : { kind: 'value', value };
}

/** By what two cells are alike: a last day by its date, whatever the hour. */
function signOf(fact: ComparedFact, cell: ComparedCell): string {
  if (fact === 'endAt' && cell.kind === 'value') return formatDate(String(cell.value), 'tr');
  return cell.kind === 'value' ? String(cell.value) : cell.kind;
}

function areAlike(signs: readonly string[]): boolean {
  return new Set(signs).size <= 1;
}

/**
 * Whether less or more of a fact is better here. Sums of money say so within one branch alone, as a towel is cheaper
 * than a car; a monthly payment only where it is paid for as long.
 */
function hasDirection(fact: ComparedFact, campaigns: readonly ComparedCampaign[]): boolean {
  if (directions[fact] === undefined) return false;
  if (sums.includes(fact) && !areAlike(campaigns.map(({ branch }) => String(branch)))) return false;
  if (fact !== 'monthlyPayment') return true;
  const paid = campaigns.filter(({ figures }) => figures.monthlyPayment !== null);
  return (
    paid.every(({ figures }) => figures.term !== null) &&
    areAlike(paid.map(({ figures: { term, downPayment } }) => `${term} ${downPayment ?? 0}`))
  );
}

/** The best of at least two figures that can still be had; where all are the same, none is. */
function bestOf(
  cells: readonly ComparedCell[],
  direction: 'least' | 'most' | undefined,
  campaigns: readonly ComparedCampaign[],
): number[] {
  const figures = cells.map((cell, place) =>
    cell.kind === 'value' && typeof cell.value === 'number' && !campaigns[place]?.isOver ? cell.value : null,
  );
  const stated = figures.filter((figure) => figure !== null);
  if (new Set(stated).size < 2) return [];
  const best = direction === 'most' ? Math.max(...stated) : Math.min(...stated);
  return figures.flatMap((figure, place) => (figure === best ? [place] : []));
}

/** The labels, folded, that at least two campaigns have, in the order in which they stand first. */
function sharedLabels(campaigns: readonly ComparedCampaign[]): readonly string[] {
  const owners = new Map<string, number>();
  for (const { told } of campaigns) {
    for (const label of new Set(told.map((fact) => foldTurkish(fact.label)))) {
      owners.set(label, (owners.get(label) ?? 0) + 1);
    }
  }
  return [...owners].flatMap(([label, count]) => (count > 1 && label !== '' ? [label] : []));
}

/** Of two facts with one label the first stands in the row. */
function isFirst(told: ComparedCampaign['told'], at: number): boolean {
  const label = foldTurkish(told[at]?.label ?? '');
  return told.findIndex((fact) => foldTurkish(fact.label) === label) === at;
}

function toldRow(label: string, campaigns: readonly ComparedCampaign[]): ComparedRow {
  const facts = campaigns.map(({ told }) => {
    const at = told.findIndex((fact) => foldTurkish(fact.label) === label);
    const value = told[at]?.value;
    return value === undefined ? null : { at, value, quantity: readQuantity(value) };
  });
  const stated = facts.filter((fact) => fact !== null);
  const read = stated.flatMap(({ quantity }) => (quantity === null ? [] : [quantity]));
  const measured = read.length === stated.length ? inOneUnit(read) : null;
  const isConverted = !areAlike(read.map(({ unit }) => unit));
  const cells = facts.map((fact): ComparedCell => {
    if (fact === null) return { kind: 'unstated' };
    const quantity = measured?.[stated.indexOf(fact)];
    return quantity && isConverted ? { kind: 'quantity', ...quantity } : { kind: 'told' };
  });
  const signs = facts.map((fact) => {
    if (fact === null) return 'unstated';
    return `= ${measured?.[stated.indexOf(fact)]?.amount ?? foldTurkish(fact.value)}`;
  });
  return {
    fact: 'told',
    cells,
    told: facts.map((fact) => fact?.at ?? -1),
    isEqual: areAlike(signs),
    best: [],
  };
}
