import { formatDate } from '../text/format.ts';
import { foldTurkish } from '../text/turkish.ts';
import { inOneUnit, type Quantity, readQuantity } from './quantity.ts';

/** Figures of a campaign that can be compared: TRY, percent (interest per month), months, counts. */
const comparedFigures = [
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

/** Attributes of a vehicle that can be compared: years, kilometres, kWh, counts and words. */
const comparedAttributes = [
  'modelYear',
  'fuel',
  'isElectric',
  'gearType',
  'range',
  'batteryCapacity',
  'seatingCapacity',
  'doorCount',
] as const;

/** Facts by which any campaign can be compared, in the order of the rows. */
export const comparedFacts = [...comparedFigures, 'endAt', ...comparedAttributes] as const;

/** Fact by which campaigns are compared. */
export type ComparedFact = (typeof comparedFacts)[number];

/** Data of a campaign that the comparison needs. */
export interface ComparedCampaign {
  /** Whether the campaign is over. It is then never marked as the best. */
  readonly isOver: boolean;
  /** Root of its category. Prices are compared only between campaigns with the same root. */
  readonly branch: string | null;
  /** Null for an open-ended campaign. */
  readonly endAt: string | null;
  readonly figures: Readonly<Record<(typeof comparedFigures)[number], number | null>>;
  /** Null when the campaign is not about a vehicle. */
  readonly vehicle: Readonly<
    Record<(typeof comparedAttributes)[number], number | string | boolean | null>
  > | null;
  /** The campaign's own facts, in Turkish. */
  readonly facts: readonly { readonly label: string; readonly value: string }[];
}

/** Cell of a comparison: one fact of one campaign. */
export type ComparedCell =
  | { readonly kind: 'value'; readonly value: number | string | boolean }
  /** Campaign without an end date. */
  | { readonly kind: 'open-ended' }
  /** One of the campaign's own facts, in its own words. */
  | { readonly kind: 'stated' }
  /** One of its own facts, converted to the unit of the others. */
  | ({ readonly kind: 'quantity' } & Quantity)
  | { readonly kind: 'unstated' }
  | { readonly kind: 'not-applicable' };

/** Row of a comparison: one fact of all compared campaigns. */
export interface ComparedRow {
  /** `stated` is a fact that the campaigns state themselves, named by its label. */
  readonly fact: ComparedFact | 'stated';
  /** Cells in the order of the campaigns. */
  readonly cells: readonly ComparedCell[];
  /** Index of a `stated` fact among each campaign's own facts, or -1 for a campaign without it. */
  readonly factPlaces: readonly number[];
  readonly isEqual: boolean;
  /** Indexes of the campaigns with the best value. Empty when neither direction is better. */
  readonly best: readonly number[];
}

/** Rows of a comparison, and the facts that only one campaign states. */
export interface Comparison {
  readonly rows: readonly ComparedRow[];
  /** For each campaign, the indexes of the facts that no other campaign states. */
  readonly alone: readonly (readonly number[])[];
}

/**
 * Whether the lowest or the highest value is better. For facts that are not listed, neither is better for everybody.
 */
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

/**
 * Compares campaigns. Rows with differences come first: those with at least two values, which can be compared, before
 * those of one campaign alone. Rows with equal values follow. Each group is in the order of the facts.
 */
export function compareCampaigns(campaigns: readonly ComparedCampaign[]): Comparison {
  const known = comparedFacts.map((fact) => knownRow(fact, campaigns));
  const labels = sharedLabels(campaigns);
  const factRows = labels.map((label) => factRow(label, campaigns));
  const rows = [...known, ...factRows].filter(({ cells }) => cells.some(isStated));
  return {
    rows: rows.toSorted((a, b) => groupOf(a) - groupOf(b)),
    alone: campaigns.map(({ facts: own }) =>
      own.flatMap(({ label }, at) => (isFirst(own, at) && labels.includes(foldTurkish(label)) ? [] : [at])),
    ),
  };
}

/** Returns the position of a row's group: comparable values, a single value, equal values. */
function groupOf({ isEqual, cells }: ComparedRow): number {
  if (isEqual) return 2;
  return cells.filter(isStated).length > 1 ? 0 : 1;
}

function isStated({ kind }: ComparedCell): boolean {
  return kind !== 'unstated' && kind !== 'not-applicable';
}

function knownRow(fact: ComparedFact, campaigns: readonly ComparedCampaign[]): ComparedRow {
  const cells = campaigns.map((campaign) => knownCell(fact, campaign));
  return {
    fact,
    cells,
    factPlaces: [],
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

/** Returns the key by which two cells are equal. End dates are equal on the same day, whatever the time. */
function signOf(fact: ComparedFact, cell: ComparedCell): string {
  if (fact === 'endAt' && cell.kind === 'value') return formatDate(String(cell.value), 'tr');
  return cell.kind === 'value' ? String(cell.value) : cell.kind;
}

function areAlike(signs: readonly string[]): boolean {
  return new Set(signs).size <= 1;
}

/**
 * Whether one direction of a fact is better for these campaigns. Prices are comparable only within one root category,
 * as a towel is cheaper than a car, ranges only between cars of one fuel, as a tank outlasts every battery, and monthly
 * payments only over the same term. Campaigns without the value do not count: loans beside two cars leave the lower
 * price the better one.
 */
function hasDirection(fact: ComparedFact, campaigns: readonly ComparedCampaign[]): boolean {
  if (directions[fact] === undefined) return false;
  const stating = campaigns.filter((campaign) => isStated(knownCell(fact, campaign)));
  if (sums.includes(fact) && !areAlike(stating.map(({ branch }) => String(branch)))) return false;
  if (fact === 'range') return areAlike(stating.map(({ vehicle }) => String(vehicle?.fuel)));
  if (fact !== 'monthlyPayment') return true;
  const paid = campaigns.filter(({ figures }) => figures.monthlyPayment !== null);
  return (
    paid.every(({ figures }) => figures.term !== null) &&
    areAlike(paid.map(({ figures: { term, downPayment } }) => `${term} ${downPayment ?? 0}`))
  );
}

/**
 * Returns the indexes of the best among at least two figures of running campaigns. Empty when all figures are equal.
 */
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

/** Returns the folded labels that at least two campaigns have, in order of first occurrence. */
function sharedLabels(campaigns: readonly ComparedCampaign[]): readonly string[] {
  const owners = new Map<string, number>();
  for (const { facts } of campaigns) {
    for (const label of new Set(facts.map((fact) => foldTurkish(fact.label)))) {
      owners.set(label, (owners.get(label) ?? 0) + 1);
    }
  }
  return [...owners].flatMap(([label, count]) => (count > 1 && label !== '' ? [label] : []));
}

/** Whether this is the campaign's first fact with its label. Only that one appears in the row. */
function isFirst(facts: ComparedCampaign['facts'], at: number): boolean {
  const label = foldTurkish(facts[at]?.label ?? '');
  return facts.findIndex((fact) => foldTurkish(fact.label) === label) === at;
}

function factRow(label: string, campaigns: readonly ComparedCampaign[]): ComparedRow {
  const facts = campaigns.map(({ facts: ownFacts }) => {
    const at = ownFacts.findIndex((fact) => foldTurkish(fact.label) === label);
    const value = ownFacts[at]?.value;
    return value === undefined ? null : { at, value, quantity: readQuantity(value) };
  });
  const stated = facts.filter((fact) => fact !== null);
  const read = stated.flatMap(({ quantity }) => (quantity === null ? [] : [quantity]));
  const measured = read.length === stated.length ? inOneUnit(read) : null;
  const isConverted = !areAlike(read.map(({ unit }) => unit));
  const cells = facts.map((fact): ComparedCell => {
    if (fact === null) return { kind: 'unstated' };
    const quantity = measured?.[stated.indexOf(fact)];
    return quantity && isConverted ? { kind: 'quantity', ...quantity } : { kind: 'stated' };
  });
  const signs = facts.map((fact) => {
    if (fact === null) return 'unstated';
    return `= ${measured?.[stated.indexOf(fact)]?.amount ?? foldTurkish(fact.value)}`;
  });
  return {
    fact: 'stated',
    cells,
    factPlaces: facts.map((fact) => fact?.at ?? -1),
    isEqual: areAlike(signs),
    best: [],
  };
}
