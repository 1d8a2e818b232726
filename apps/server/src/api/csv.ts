const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Writes a table in the form that Turkish Excel opens: UTF-8 with a byte order mark, semicolons and CRLF. No cell can
 * start a formula.
 */
export function csvOf(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [columns, ...rows].map((cells) => `${cells.map(cellOf).join(';')}\r\n`);
  return BYTE_ORDER_MARK + lines.join('');
}

/** A leading apostrophe turns text that a spreadsheet would run as a formula into plain text. */
function cellOf(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
