import { PackedPart } from '#server/cache/packed-part.ts';

/** Element with the stylesheet of all pages, and what stands in its place in a rendered page. */
export interface StyledPlace {
  readonly place: string;
  readonly element: string;
}

/** The stylesheet of all pages, which is inserted into each and compressed only once. */
export class PageStyles {
  /** The element, compressed. */
  readonly packed: PackedPart;
  readonly #place: Buffer;
  readonly #element: Buffer;

  constructor({ place, element }: StyledPlace) {
    this.#place = Buffer.from(place);
    this.#element = Buffer.from(element);
    this.packed = new PackedPart(this.#element);
  }

  /** Returns a rendered page with its stylesheet. */
  insertInto(page: Buffer): Buffer {
    const start = page.indexOf(this.#place);
    if (start < 0) return page;
    const end = start + this.#place.length;
    return Buffer.concat([page.subarray(0, start), this.#element, page.subarray(end)]);
  }
}
