interface Tile {
  readonly label: string;
  /** The label's language where it is not the page's. */
  readonly lang?: string | undefined;
  readonly value: string;
  readonly valueLang?: string | undefined;
}

/** A few facts that decide, side by side: what each is, and large what it says. */
export function FactTiles({ facts }: { readonly facts: readonly Tile[] }) {
  return (
    <dl className="fact-tiles">
      {facts.map(({ label, lang, value, valueLang }) => (
        <div key={label}>
          <dt lang={lang}>{label}</dt>
          <dd lang={valueLang}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
