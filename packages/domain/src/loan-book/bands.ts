import type { TermBand, VehicleBand } from '../loan/loan-parameters.ts';
import { ok, type Parsed, problem } from '../parsed.ts';
import { readAmount, readMoney, readRate } from '../text/figure.ts';
import { formatNumber } from '../text/format.ts';
import type { Locale } from '../text/locale.ts';

/** Longest term of any loan, in months. */
export const LONGEST_TERM = 480;

const whole = (figure: number, locale: Locale) => formatNumber(figure, locale);

/** Writes term bands as users type them: `125.000: 36; 250.000: 24; 12`. The last band may have no upper limit. */
export function writeTermBands(bands: readonly TermBand[], locale: Locale): string {
  const texts = bands.map(({ upTo, maxTerm }) =>
    upTo === null ? `${maxTerm}` : `${whole(upTo, locale)}: ${maxTerm}`,
  );
  return texts.join('; ');
}

/**
 * Reads the format of `writeTermBands`. An empty text means no limit. Returns the problem `invalid` for any other text.
 */
export function readTermBands(text: string): Parsed<readonly TermBand[]> {
  const bands: TermBand[] = [];
  for (const part of partsOf(text)) {
    const [first = '', second] = part.split(':');
    const upTo = second === undefined ? null : readMoney(first.trim());
    const maxTerm = readAmount((second ?? first).trim());
    if (upTo === undefined || maxTerm === undefined) return problem('invalid');
    bands.push({ upTo, maxTerm });
  }
  return areTermBands(bands) ? ok(bands) : problem('invalid');
}

/**
 * Whether the bands have ascending amounts, only the last one has no upper limit, and every term is a whole number of
 * months.
 */
export function areTermBands(bands: readonly TermBand[]): boolean {
  return bands.every(({ upTo, maxTerm }, place) => {
    const before = bands[place - 1]?.upTo ?? 0;
    const rises = upTo === null ? place === bands.length - 1 : upTo > before;
    return rises && isTerm(maxTerm);
  });
}

/** Writes vehicle value bands as users type them: `400.000: %70 / 48; 800.000: %50 / 36`. */
export function writeVehicleBands(bands: readonly VehicleBand[], locale: Locale): string {
  const percent = (share: number) =>
    locale === 'tr' ? `%${whole(share, locale)}` : `${whole(share, locale)}%`;
  const texts = bands.map(
    ({ upTo, loanPercent, maxTerm }) => `${whole(upTo, locale)}: ${percent(loanPercent)} / ${maxTerm}`,
  );
  return texts.join('; ');
}

/** Reads the format of `writeVehicleBands`. Returns the problem `invalid` for any other text. */
export function readVehicleBands(text: string): Parsed<readonly VehicleBand[]> {
  const bands: VehicleBand[] = [];
  for (const part of partsOf(text)) {
    const [first = '', rest = ''] = part.split(':');
    const [share = '', term = ''] = rest.split('/');
    const figures = [readMoney(first.trim()), readRate(share.trim()), readAmount(term.trim())];
    const [upTo, loanPercent, maxTerm] = figures;
    if (upTo === undefined || loanPercent === undefined || maxTerm === undefined) return problem('invalid');
    bands.push({ upTo, loanPercent, maxTerm });
  }
  return areVehicleBands(bands) ? ok(bands) : problem('invalid');
}

/**
 * Whether the bands have ascending vehicle values, and every band has a valid loan share and a term in whole months.
 */
export function areVehicleBands(bands: readonly VehicleBand[]): boolean {
  return bands.every(
    ({ upTo, loanPercent, maxTerm }, place) =>
      upTo > (bands[place - 1]?.upTo ?? 0) && loanPercent > 0 && loanPercent <= 100 && isTerm(maxTerm),
  );
}

/** Whether a number is a valid loan term in whole months. */
export function isTerm(months: number): boolean {
  return Number.isInteger(months) && months > 0 && months <= LONGEST_TERM;
}

function partsOf(text: string): string[] {
  return text
    .split(/[;\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
