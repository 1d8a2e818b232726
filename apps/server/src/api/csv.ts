const BYTE_ORDER_MARK = '\uFEFF';

/** A table as Turkish Excel opens it: UTF-8 with its mark, semicolons, CRLF; no cell begins a formula. */
export function csvOf(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [columns, ...rows].map((cells) => `${cells.map(cellOf).join(';')}\r\n`);
  return BYTE_ORDER_MARK + lines.join('');
}

/** What would begin a formula in a spreadsheet is made text by an apostrophe. */
function cellOf(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
