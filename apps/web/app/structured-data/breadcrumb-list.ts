import type { BreadcrumbList } from 'schema-dts';

/** A breadcrumb. The last one, the page itself, needs no address. */
export interface Step {
  readonly label: string;
  readonly to?: string;
}

/** Returns the breadcrumbs of a page. */
export function breadcrumbList(steps: readonly Step[], origin: string): Exclude<BreadcrumbList, string> {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(to === undefined ? {} : { item: origin + to }),
    })),
  };
}
