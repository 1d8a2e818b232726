/** The pages of running text. */
export type PageName = 'about' | 'contact' | 'careers' | 'privacy' | 'terms' | 'cookie-policy';

/** Who runs the site, as the settings name them. */
export interface SiteOwner {
  readonly name: string;
  readonly address: string;
  readonly email: string;
}

/** One page of running text. */
export interface PageText {
  readonly title: string;
  /** For search engines. */
  readonly description: string;
  readonly sections: readonly {
    /** The first section stands below the title without one. */
    readonly heading?: string;
    readonly paragraphs: readonly string[];
  }[];
  /** Label and value, such as an address. */
  readonly facts?: readonly { readonly label: string; readonly value: string }[];
}

/** All pages of running text in one language. */
export type PageTexts = Readonly<Record<PageName, (owner: SiteOwner) => PageText>>;
