/** Number formats: `1.234,56` has a decimal comma, `1,234.56` a decimal point. */
export const numberStyles = ['comma', 'point'] as const;
/** Number format of a column. */
export type NumberStyle = (typeof numberStyles)[number];

const signs = /₺|%|TL\b|TRY\b|\s/gi;
/** One separator followed by three digits: it may group thousands or separate decimals. */
const unclear = /^-?[1-9]\d{0,2}[.,]\d{3}$/;

/**
 * Detects the number format of a column: `unclear` when `1.234` could be either, `any` when no number has a separator.
 */
export function numberStyleOf(texts: readonly string[]): NumberStyle | 'unclear' | 'any' {
  let answer: NumberStyle | 'unclear' | 'any' = 'any';
  for (const text of texts) {
    const style = styleOf(text.replace(signs, ''));
    if (style === 'comma' || style === 'point') return style;
    if (style === 'unclear') answer = 'unclear';
  }
  return answer;
}

function styleOf(text: string): NumberStyle | 'unclear' | undefined {
  const found = text.match(/[.,]/g) ?? [];
  const [first] = found;
  const last = found.at(-1);
  if (first === undefined || !/^-?\d[\d.,]*$/.test(text)) return undefined;
  if (unclear.test(text)) return 'unclear';
  // A repeated separator groups thousands. Otherwise the last separator is the decimal one.
  if (found.length > 1 && first === last) return first === '.' ? 'comma' : 'point';
  return last === ',' ? 'comma' : 'point';
}

/** Reads a number in the format of its column. Returns undefined when the text does not match the format. */
export function readStyledNumber(text: string, style: NumberStyle): number | undefined {
  const bare = text.replace(signs, '').replace('−', '-');
  const [group, decimal] = style === 'comma' ? ['.', ','] : [',', '.'];
  const [whole = '', fraction, ...more] = bare.split(decimal);
  const isGrouped = whole.includes(group);
  const isWhole = isGrouped
    ? new RegExp(`^-?\\d{1,3}(?:\\${group}\\d{3})+$`).test(whole)
    : /^-?\d+$/.test(whole);
  if (!isWhole || more.length > 0 || (fraction !== undefined && !/^\d+$/.test(fraction))) return undefined;
  return Number(`${whole.replaceAll(group, '')}.${fraction ?? '0'}`);
}
