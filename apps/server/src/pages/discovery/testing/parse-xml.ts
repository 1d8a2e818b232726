import { DOMParser, type Document, onWarningStopParsing } from '@xmldom/xmldom';

/** Parses a document strictly; throws at the first error or warning. */
export function parseXml(text: string): Document {
  return new DOMParser({ onError: onWarningStopParsing }).parseFromString(text, 'text/xml');
}

/** Returns the text of every element with a name, prefix included. */
export function textsOf(text: string, name: string): string[] {
  return Array.from(parseXml(text).getElementsByTagName(name), (element) => element.textContent ?? '');
}
