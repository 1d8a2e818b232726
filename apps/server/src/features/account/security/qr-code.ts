import { encode } from 'uqr';

/** White squares around a code, as its standard asks for. */
const MARGIN = 4;

/** A QR code as the path of its dark squares, one rectangle for each run of them in a row. */
export function qrCode(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { ecc: 'M', border: MARGIN });
  const path = data.flatMap((row, y) =>
    runsOf(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`),
  );
  return { size, path: path.join('') };
}

/** Where dark squares begin in a row, and how many follow each other. */
function runsOf(row: readonly boolean[]): [number, number][] {
  const runs: [number, number][] = [];
  row.forEach((isDark, x) => {
    const last = runs.at(-1);
    if (!isDark) return;
    if (last !== undefined && row[x - 1]) last[1] += 1;
    else runs.push([x, 1]);
  });
  return runs;
}
