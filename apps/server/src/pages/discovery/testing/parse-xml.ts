import { DOMParser, type Document, onWarningStopParsing } from '@xmldom/xmldom';

/** Reads a document as a strict reader does: the first fault ends it. */
export function parseXml(text: string): Document {
  return new DOMParser({ onError: onWarningStopParsing }).parseFromString(text, 'text/xml');
}

/** The texts of all elements of a name, prefix included. */
export function textsOf(text: string, name: string): string[] {
  return Array.from(parseXml(text).getElementsByTagName(name), (element) => element.textContent ?? '');
}
