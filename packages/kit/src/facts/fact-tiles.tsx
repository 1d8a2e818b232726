interface Tile {
  readonly label: string;
  /** Language of the label, if it is not the page's. */
  readonly lang?: string | undefined;
  readonly value: string;
  readonly valueLang?: string | undefined;
}

/** A few key facts side by side, each with a label and a large value. */
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
