import type { EarlyClosureRule, ParameterName, ParameterValues } from '../loan/loan-parameters.ts';
import { ok, type Parsed, problem } from '../parsed.ts';
import { readMoney, readRate } from '../text/figure.ts';
import { exactDecimals, formatPercent } from '../text/format.ts';
import type { Locale } from '../text/locale.ts';
import {
  areTermBands,
  areVehicleBands,
  isTerm,
  readTermBands,
  readVehicleBands,
  writeTermBands,
  writeVehicleBands,
} from './bands.ts';

/** Parsing, formatting and validation of one parameter. */
interface ParameterKind<Value> {
  /**
   * Reads a typed value. Returns `invalid` or the problem of a figure. Blank means no limit or no fee, where the
   * parameter allows that.
   */
  readonly read: (text: string) => Parsed<Value>;
  readonly write: (value: Value, locale: Locale) => string;
  readonly isSound: (value: Value) => boolean;
}

const share: ParameterKind<number> = {
  read: readShare,
  write: (value, locale) => percentOf(value, locale),
  isSound: (value) => value >= 0 && value <= 1,
};

const kinds: { readonly [Name in ParameterName]: ParameterKind<ParameterValues[Name]> } = {
  kkdf: share,
  bsmv: share,
  'fee-bsmv': share,
  'allocation-fee': share,
  'statutory-terms': { read: readTermBands, write: writeTermBands, isSound: areTermBands },
  'vehicle-bands': { read: readVehicleBands, write: writeVehicleBands, isSound: areVehicleBands },
  'electric-vehicle-bands': { read: readVehicleBands, write: writeVehicleBands, isSound: areVehicleBands },
  'early-closure': { read: readEarlyClosure, write: writeEarlyClosure, isSound: isSoundEarlyClosure },
};

/** Reads a typed parameter: a share in percent, bands, or `36: %1; %2` for early repayment (blank: free). */
export function readParameter<Name extends ParameterName>(
  name: Name,
  text: string,
): Parsed<ParameterValues[Name]> {
  return kinds[name].read(text);
}

/** Writes a parameter as users type it, with the number format of a language. */
export function writeParameter<Name extends ParameterName>(
  name: Name,
  value: ParameterValues[Name],
  locale: Locale,
): string {
  return kinds[name].write(value, locale);
}

/** Value of a parameter as stored, whose type its name determines. */
interface StoredParameter {
  readonly name: ParameterName;
  readonly value: ParameterValues[ParameterName];
}

/** Writes a stored parameter like `writeParameter`. */
export function writeStoredParameter({ name, value }: StoredParameter, locale: Locale): string {
  // The name and the value of a row belong together, which its type does not say.
  return writeParameter(name, value as never, locale);
}

/** Whether a value may be published: shares must be from 0 to 1, bands must be ascending. */
export function isSoundParameter<Name extends ParameterName>(
  name: Name,
  value: ParameterValues[Name],
): boolean {
  return kinds[name].isSound(value);
}

function readShare(text: string): Parsed<number> {
  if (text.trim() === '') return problem('required');
  const percent = readRate(text.trim());
  if (percent === undefined) return problem('not-a-number');
  return percent > 100 ? problem('above-maximum') : ok(fractionOf(percent));
}

function readEarlyClosure(text: string): Parsed<EarlyClosureRule | null> {
  if (text.trim() === '') return ok(null);
  const [first = '', last = '', ...rest] = text.split(';');
  const [months = '', short = ''] = first.split(':');
  const shortMonths = readMoney(months.trim());
  const [shortRate, longRate] = [readShare(short), readShare(last)];
  if (
    shortMonths === undefined ||
    shortRate.kind === 'problem' ||
    longRate.kind === 'problem' ||
    rest.length > 0
  )
    return problem('invalid');
  const rule = { shortMonths, shortFeeRate: shortRate.value, longFeeRate: longRate.value };
  return isSoundEarlyClosure(rule) ? ok(rule) : problem('invalid');
}

function writeEarlyClosure(rule: EarlyClosureRule | null, locale: Locale): string {
  if (rule === null) return '';
  return `${rule.shortMonths}: ${percentOf(rule.shortFeeRate, locale)}; ${percentOf(rule.longFeeRate, locale)}`;
}

function isSoundEarlyClosure(rule: EarlyClosureRule | null): boolean {
  if (rule === null) return true;
  return isTerm(rule.shortMonths) && share.isSound(rule.shortFeeRate) && share.isSound(rule.longFeeRate);
}

function percentOf(fraction: number, locale: Locale): string {
  const percent = Math.round(fraction * 1e6) / 1e4;
  return formatPercent(percent, locale, { decimals: exactDecimals(percent) });
}

/** Avoids floating-point errors: 0.5 % must become 0.005, not 0.005000000000000001. */
function fractionOf(percent: number): number {
  return Number((percent / 100).toFixed(6));
}

/** Returns a typed parameter as it is shown, or as it was typed if it cannot be read. */
export function tidyParameter<Name extends ParameterName>(name: Name, text: string, locale: Locale): string {
  const read = readParameter(name, text);
  return read.kind === 'ok' ? writeParameter(name, read.value, locale) : text.trim();
}
