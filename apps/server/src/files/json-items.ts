import { RefusalError } from '@ayrac/domain/refusal.ts';
import { LONGEST_CELL, MOST_COLUMNS } from './file-row.ts';

/** Longest item in characters. */
const LONGEST_ITEM = LONGEST_CELL * MOST_COLUMNS;

/**
 * Yields the items of a JSON list: the list itself, or the first list in an object. Each item is parsed when it is
 * complete, so only one is in memory at a time. Content around the list must be well nested, but is not validated
 * further.
 */
export async function* jsonItems(parts: AsyncIterable<string>): AsyncGenerator<unknown> {
  let [depth, listDepth] = [0, 0];
  let [isInText, isEscaped, isAfterComma, isDone] = [false, false, false, false];
  let begun = '';
  for await (const part of parts) {
    let start = 0;
    for (let at = 0; at < part.length; at += 1) {
      const sign = part[at];
      if (isInText) {
        if (isEscaped) isEscaped = false;
        else if (sign === '\\') isEscaped = true;
        else isInText = sign !== '"';
        continue;
      }
      if (sign === '"') isInText = true;
      else if (sign === '[' || sign === '{') {
        depth += 1;
        if (sign === '[' && listDepth === 0 && depth <= 2) [listDepth, start] = [depth, at + 1];
      } else if (sign === ']' || sign === '}' || sign === ',') {
        const isEnd = sign !== ',';
        if (!isDone && depth === listDepth) {
          const item = begun + part.slice(start, at);
          [begun, start] = ['', at + 1];
          // An empty list has no item, but after a comma one must follow.
          if (!isEnd || isAfterComma || item.trim() !== '') yield parsed(item);
          [isAfterComma, isDone] = [!isEnd, isEnd];
        }
        if (isEnd) depth -= 1;
      }
    }
    if (listDepth > 0 && !isDone) begun += part.slice(start);
    // Nothing may follow a list at the top level.
    if (begun.length > LONGEST_ITEM || (isDone && listDepth === 1 && part.slice(start).trim() !== ''))
      throw new RefusalError('file-unreadable');
  }
  if (!isDone || depth !== 0 || isInText) throw new RefusalError('file-unreadable');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new RefusalError('file-unreadable');
  }
}
