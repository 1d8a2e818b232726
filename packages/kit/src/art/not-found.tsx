/** 404, with the site's logo in place of the zero. */
export function NotFoundArt() {
  return (
    <svg viewBox="0 0 400 190" className="h-auto w-full max-w-narrow" aria-hidden="true">
      <ellipse cx="200" cy="172" rx="176" ry="11" className="fill-sunken" />
      <g className="fill-ink">
        <path d="M84 22h26v82h18v22h-18v34H84v-34H18v-20zm0 31-38 51h38z" />
        <path d="M338 22h26v82h18v22h-18v34h-26v-34h-66v-20zm0 31-38 51h38z" />
        <path d="M163 22h30v22h-24v94h24v22h-30a16 16 0 0 1-16-16V38a16 16 0 0 1 16-16z" />
      </g>
      <g transform="translate(8 2) rotate(7 230 30)">
        <path d="M208 12h34a12 12 0 0 1 12 12v126l-23-22-23 22z" className="fill-accent" />
      </g>
    </svg>
  );
}
