/*
 * Removes pairs with a space from a font's kerning. Onest moves a space closer to a preceding capital such as V or W
 * and to a comma. With tight headings, no visible gap would remain between two words.
 *
 * The values are overwritten with zeros in place (OpenType, "GPOS — Glyph Positioning Table"), so no table changes its
 * length.
 */
const PAIR_ADJUSTMENT = 2;
const EXTENSION = 9;

/** Zeroes every kerning pair that contains a space, in an uncompressed font. Returns the number of changed values. */
export function dropSpaceKerning(font: Buffer): number {
  const space = glyphOf(font, 0x20);
  const gpos = tableAt(font, 'GPOS');
  const lookups = gpos + font.readUInt16BE(gpos + 8);
  let changed = 0;
  for (const lookup of offsets(font, lookups, lookups)) {
    const type = font.readUInt16BE(lookup);
    for (const subtable of offsets(font, lookup + 4, lookup)) {
      const inner = type === EXTENSION ? font.readUInt16BE(subtable + 2) : type;
      const at = type === EXTENSION ? subtable + font.readUInt32BE(subtable + 4) : subtable;
      if (inner === PAIR_ADJUSTMENT) changed += dropPairs(font, at, space);
    }
  }
  return changed;
}

function dropPairs(font: Buffer, at: number, space: number): number {
  const size = valueSize(font.readUInt16BE(at + 4)) + valueSize(font.readUInt16BE(at + 6));
  const covered = coverageIndex(font, at + font.readUInt16BE(at + 2), space);
  return font.readUInt16BE(at) === 1
    ? dropGlyphPairs(font, at, size, { space, covered })
    : dropClassPairs(font, at, size, { space, covered });
}

interface Space {
  readonly space: number;
  /** Index of the space in the coverage of first glyphs; -1 when no pair starts with it. */
  readonly covered: number;
}

function dropGlyphPairs(font: Buffer, at: number, size: number, { space, covered }: Space): number {
  let changed = 0;
  for (const [index, set] of offsets(font, at + 8, at).entries()) {
    const count = font.readUInt16BE(set);
    for (let pair = 0; pair < count; pair += 1) {
      const record = set + 2 + pair * (2 + size);
      if (index === covered || font.readUInt16BE(record) === space) changed += clear(font, record + 2, size);
    }
  }
  return changed;
}

/**
 * Relies on Onest giving the space classes of its own; in a shared class, the pairs of other glyphs would be lost as
 * well.
 */
function dropClassPairs(font: Buffer, at: number, size: number, { space, covered }: Space): number {
  const first = covered === -1 ? -1 : classOf(font, at + font.readUInt16BE(at + 8), space);
  const second = classOf(font, at + font.readUInt16BE(at + 10), space);
  const [rows, columns] = [font.readUInt16BE(at + 12), font.readUInt16BE(at + 14)];
  let changed = 0;
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      if (row !== first && (column === 0 || column !== second)) continue;
      changed += clear(font, at + 16 + (row * columns + column) * size, size);
    }
  }
  return changed;
}

function clear(font: Buffer, at: number, size: number): number {
  const value = font.subarray(at, at + size);
  const hasValue = value.some((byte) => byte !== 0);
  value.fill(0);
  return hasValue ? 1 : 0;
}

/** Returns the size of a value record in bytes: two for each bit set in its format. */
function valueSize(format: number): number {
  return 2 * format.toString(2).replaceAll('0', '').length;
}

/** Reads a list of 16-bit offsets, preceded by its length, as absolute positions. */
function offsets(font: Buffer, list: number, origin: number): number[] {
  const count = font.readUInt16BE(list);
  return Array.from({ length: count }, (_, index) => origin + font.readUInt16BE(list + 2 + index * 2));
}

function coverageIndex(font: Buffer, at: number, glyph: number): number {
  const count = font.readUInt16BE(at + 2);
  for (let index = 0; index < count; index += 1) {
    if (font.readUInt16BE(at) === 1) {
      if (font.readUInt16BE(at + 4 + index * 2) === glyph) return index;
      continue;
    }
    const range = at + 4 + index * 6;
    const start = font.readUInt16BE(range);
    if (glyph >= start && glyph <= font.readUInt16BE(range + 2)) {
      return font.readUInt16BE(range + 4) + glyph - start;
    }
  }
  return -1;
}

function classOf(font: Buffer, at: number, glyph: number): number {
  if (font.readUInt16BE(at) === 1) {
    const place = glyph - font.readUInt16BE(at + 2);
    return place >= 0 && place < font.readUInt16BE(at + 4) ? font.readUInt16BE(at + 6 + place * 2) : 0;
  }
  const count = font.readUInt16BE(at + 2);
  for (let index = 0; index < count; index += 1) {
    const range = at + 4 + index * 6;
    if (glyph < font.readUInt16BE(range) || glyph > font.readUInt16BE(range + 2)) continue;
    return font.readUInt16BE(range + 4);
  }
  return 0;
}

function tableAt(font: Buffer, tag: string): number {
  const count = font.readUInt16BE(4);
  for (let index = 0; index < count; index += 1) {
    const record = 12 + index * 16;
    if (font.toString('latin1', record, record + 4) === tag) return font.readUInt32BE(record + 8);
  }
  throw new Error(`The font has no table ${tag}.`);
}

/** Returns the glyph of a character of the Basic Multilingual Plane (OpenType, "cmap", format 4). */
function glyphOf(font: Buffer, character: number): number {
  const cmap = tableAt(font, 'cmap');
  const tables = font.readUInt16BE(cmap + 2);
  for (let index = 0; index < tables; index += 1) {
    const at = cmap + font.readUInt32BE(cmap + 4 + index * 8 + 4);
    if (font.readUInt16BE(at) !== 4) continue;
    const double = font.readUInt16BE(at + 6);
    for (let end = at + 14; end < at + 14 + double; end += 2) {
      const start = font.readUInt16BE(end + double + 2);
      if (character > font.readUInt16BE(end) || character < start) continue;
      const delta = font.readUInt16BE(end + 2 * double + 2);
      const rangeAt = end + 3 * double + 2;
      const range = font.readUInt16BE(rangeAt);
      if (range === 0) return (character + delta) % 0x10000;
      return (font.readUInt16BE(rangeAt + range + (character - start) * 2) + delta) % 0x10000;
    }
  }
  throw new Error('The font has no glyph for the character.');
}
